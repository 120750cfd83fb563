import type { PlayerView } from '@caribbean-stud/core';
import type { Localizer } from '../localize.js';
import type { Options, PanelName } from '../options/options.js';
import type { Money } from '../options/read.js';
import type { Statistics } from '../statistics.js';
import type { Fairness, LiveMeter, OddsNow } from './told.js';

/** What a player can do at the table; each refusal is told at the table, none is thrown. */
export interface Moves {
  addChip(value: number): void;
  takeBack(): void;
  clear(): void;
  rebet(): void;
  jackpot(on: boolean): void;
  bonus(on: boolean): void;
  deal(): void;
  look(): void;
  call(): void;
  fold(): void;
  next(): void;
  restart(): void;
  end(): void;
  stop(): void;
  selectChip(place: number): void;
  showPanel(name: PanelName): void;
  /** Erases the statistics when it is called twice in a row. */
  eraseStatistics(): void;
  keepStatistics(): void;
  /** Puts what stands in a field on the clipboard. */
  copy(field: HTMLTextAreaElement): void;
}

/** Why a table is not kept, by the code of the error. */
export type NotKept = 'storage-failed' | 'storage-conflict' | 'save-invalid';

/** Parts of the felt, in the order in which they are drawn. */
export const FELT_PARTS = ['chips', 'player', 'seats', 'dealer'] as const;

export type FeltPart = (typeof FELT_PARTS)[number];

/** The table that each part of the felt shows: in the first frames of a new phase still the one before. */
export type OnFelt = Readonly<Record<FeltPart, PlayerView>>;

/** Everything that a drawing of the table depends on. */
export interface Scene {
  readonly view: PlayerView;
  /** What header and panels show: while the dealer's cards are still turning, the table as it was before. */
  readonly told: PlayerView;
  readonly onFelt: OnFelt;
  /** The player's cards of this round lay face down at first. */
  readonly dealtFaceDown: boolean;
  readonly options: Options;
  readonly money: Money;
  readonly localizer: Localizer;
  readonly moves: Moves;
  /** A deal is awaited: a host's, or the code for provable ones. */
  readonly dealing: boolean;
  /** The cards of this round are given, by a seed or as the example. */
  readonly given: boolean;
  /** Rounds are played by themselves; `decides`: but for the decisions, which are the player's. */
  readonly autoplay: 'off' | 'plays' | 'decides';
  /** The place of the active chip in the row. */
  readonly activeChip: number;
  /** The panel that the player opened; `null` for the first. */
  readonly panel: PanelName | null;
  /** The exact figures of the settings in force, or why they are not there. */
  odds(): OddsNow;
  /** Where the cards come from, and what may be known about them. */
  fairness(): Fairness;
  /** The text that was put on the clipboard last. */
  readonly copied: string | null;
  /** A meter that runs elsewhere, shown and never paid from; `null` where there is none. */
  readonly liveMeter: LiveMeter | null;
  /** The page is on its way to paper. */
  readonly printing: boolean;
  /** Why the table is not kept, or could not be brought back. */
  readonly notKept: NotKept | null;
  /** The statistics of all sessions, as of the last round that is told; `null` where none are kept. */
  readonly statistics: Statistics | null;
  /** The next press on the button that erases them does so. */
  readonly erasing: boolean;
  /** Why the last move was refused, in words. */
  readonly notice: string | null;
}

/** An amount in the money of the table. */
export function amountText({ localizer, money }: Scene, units: number): string {
  return localizer.money(units, money);
}

/** An amount with its sign, as a result. */
export function signedText({ localizer, money }: Scene, units: number): string {
  return localizer.money(units, money, 'exceptZero');
}

/** A chip's value as it is printed on the chip: a bare number. */
export function chipText({ localizer, money }: Scene, value: number): string {
  return localizer.count(value / 10 ** money.decimals, { useGrouping: false });
}

/** Whether the table plays by itself at this moment; with `decides` the player's decisions are left out. */
export function playsByItself({ autoplay, view }: Scene): boolean {
  return autoplay === 'plays' || (autoplay === 'decides' && view.phase !== 'deciding');
}

/** Whether the player may make this kind of move now. */
export function may(scene: Scene, type: PlayerView['legalActions'][number]['type']): boolean {
  const { view, dealing, options } = scene;
  return (
    !playsByItself(scene) &&
    !dealing &&
    !options.disabled &&
    view.legalActions.some((action) => action.type === type)
  );
}
