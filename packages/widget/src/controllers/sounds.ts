import type { PlayerView } from '@caribbean-stud/core';

/** A short sound: a filtered burst of noise (cards, chips) or a tone (a win), `at` seconds from now. */
interface Sound {
  readonly kind: 'card' | 'chip' | 'tone';
  readonly at: number;
  /** Hertz: the middle of the noise, or the tone's pitch. */
  readonly pitch: number;
}

/** Seconds from one card to the next, as they move: when they are dealt, and when the dealer's are turned. */
const DEAL_GAP = 0.07;
const TURN_GAP = 0.09;
/** Seconds. */
const LENGTH = { card: 0.06, chip: 0.05, tone: 0.28 } as const;
const LOUDNESS = { card: 0.12, chip: 0.2, tone: 0.1 } as const;

/** What is heard when the table changes; nothing when nothing moves. */
function soundsBetween(before: PlayerView, after: PlayerView): readonly Sound[] {
  if (before.phase !== 'deciding' && after.phase === 'deciding') {
    return Array.from({ length: 10 }, (_, i) => ({
      kind: 'card',
      at: i * DEAL_GAP,
      pitch: 2600 + (i % 5) * 120,
    }));
  }
  if (before.phase === 'deciding' && after.phase === 'settled') {
    const turned = Array.from({ length: 4 }, (_, i): Sound => ({
      kind: 'card',
      at: i * TURN_GAP,
      pitch: 2100,
    }));
    const won = (after.settlement?.net ?? 0) > 0;
    return won
      ? [...turned, { kind: 'tone', at: 0.7, pitch: 523.25 }, { kind: 'tone', at: 0.82, pitch: 783.99 }]
      : turned;
  }
  const chips = (view: PlayerView): number => view.bets.ante + view.bets.jackpot + view.bets.bonus;
  if (before.phase === 'betting' && after.phase === 'betting' && chips(before) !== chips(after)) {
    return [{ kind: 'chip', at: 0, pitch: 4200 }];
  }
  return [];
}

/** Makes the sounds of the table, without any file. Silent where the browser has no audio or does not allow it yet. */
export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Plays what belongs to a change of the table, one after the other at this rate. */
  play(before: PlayerView, after: PlayerView, rate: number): void {
    const sounds = soundsBetween(before, after);
    // Browsers allow sound only after the page was touched, and complain of earlier tries.
    const allowed = navigator.userActivation?.hasBeenActive ?? true;
    if (sounds.length === 0 || !allowed || typeof AudioContext !== 'function') return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === 'suspended') void context.resume();
    for (const sound of sounds) this.#start(context, { ...sound, at: sound.at / rate });
  }

  /** Lets go of the audio device. */
  close(): void {
    void this.#context?.close();
    this.#context = null;
    this.#noise = null;
  }

  #start(context: AudioContext, { kind, at, pitch }: Sound): void {
    const start = context.currentTime + at;
    const end = start + LENGTH[kind];
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(LOUDNESS[kind], start);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    gain.connect(context.destination);
    const source =
      kind === 'tone'
        ? new OscillatorNode(context, { type: 'triangle', frequency: pitch })
        : this.#burst(context);
    if (kind === 'tone') source.connect(gain);
    else
      source
        .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 }))
        .connect(gain);
    source.start(start);
    source.stop(end);
  }

  /** Noise need not be random: a fixed scramble of the sample's number sounds the same. */
  #burst(context: AudioContext): AudioBufferSourceNode {
    if (!this.#noise) {
      const samples = Math.ceil(context.sampleRate * LENGTH.card);
      this.#noise = new AudioBuffer({ length: samples, sampleRate: context.sampleRate });
      const data = this.#noise.getChannelData(0);
      for (let i = 0; i < samples; i++) data[i] = (Math.imul(i + 1, 0x9e3779b1) >> 16) / 32768;
    }
    return new AudioBufferSourceNode(context, { buffer: this.#noise });
  }
}
