import { sha256 } from '@noble/hashes/sha2.js';
import { optionInvalid } from '../../check-option.js';
import { cryptoSource } from '../random-source.js';

/** Bytes of a server seed. */
const SEED_SIZE = 32;

/**
 * Bytes as lower-case hexadecimal digits, two a byte. Conversions of our own, because those of @noble/hashes would add 270
 * compressed bytes to the one-file build.
 */
function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The 32 bytes of a server seed that is written in 64 hexadecimal digits, of either case. Throws `option-invalid`. */
export function seedBytes(serverSeed: string): Uint8Array {
  if (typeof serverSeed !== 'string' || !/^[0-9a-f]{64}$/i.test(serverSeed)) {
    throw optionInvalid('server seed', serverSeed, '64 hexadecimal digits, 32 bytes');
  }
  return Uint8Array.from({ length: SEED_SIZE }, (_, i) =>
    Number.parseInt(serverSeed.slice(2 * i, 2 * i + 2), 16),
  );
}

/**
 * A new server seed, 64 hexadecimal digits, from the platform's cryptographic generator. It stays secret until the
 * round is over, and serves for one deal only. Throws `deal-invalid` when the platform has no such generator.
 */
export function createServerSeed(): string {
  const source = cryptoSource();
  return Array.from({ length: SEED_SIZE / 4 }, () => source.uint32().toString(16).padStart(8, '0')).join('');
}

/**
 * The commitment to a server seed, to be published before the bet: the SHA-256 (FIPS 180-4) of its 32 bytes, in 64
 * hexadecimal digits. It tells nothing about the seed, and no other seed has the same. Throws `option-invalid`.
 */
export function commit(serverSeed: string): string {
  return toHex(sha256(seedBytes(serverSeed)));
}
