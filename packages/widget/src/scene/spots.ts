import type { BetOutcome } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { spotsView, type BetSpot, type SideBetSpot, type WinningsSpot } from '../view/spots.js';
import { amountText, chipText, may, signedText, type Scene } from './scene.js';

/** Amounts of more characters than this together find no room on the felt of a phone. */
const FIGURES = 30;

/** An amount that may be broken between its figures and its currency. */
function breakable(amount: string): string {
  return amount.replace(/([^\d\s])\s|\s([^\d\s])/g, '$1 $2');
}

function anteSpot(scene: Scene): BetSpot {
  const { view, options, moves, localizer, activeChip } = scene;
  const { words } = localizer;
  const chip = options.chips[activeChip] as number;
  const open = may(scene, 'ante');
  const lost = (view.settlement?.bets.ante.profit ?? 0) < 0;
  return {
    label: words.ante,
    amount: view.bets.ante,
    figure: betFigure(scene, view.bets.ante, view.settlement?.bets.ante ?? null),
    lost,
    open,
    hint: open ? words.addChip(amountText(scene, chip)) : undefined,
    onPress: () => moves.addChip(chip),
    onTakeBack: () => moves.takeBack(),
  };
}

function callSpot(scene: Scene): BetSpot {
  const { view, moves, localizer } = scene;
  const open = may(scene, 'call');
  const { words } = localizer;
  return {
    label: words.call,
    amount: view.bets.call,
    figure: betFigure(scene, view.bets.call, view.settlement?.bets.call ?? null),
    lost: (view.settlement?.bets.call?.profit ?? 0) < 0,
    open,
    hint: open ? words.callStake(amountText(scene, 2 * view.bets.ante)) : undefined,
    onPress: () => moves.call(),
  };
}

function betFigure(scene: Scene, stake: number, outcome: BetOutcome | null): string {
  if (stake === 0) return '';
  return outcome && outcome.profit < 0 ? signedText(scene, outcome.profit) : amountText(scene, stake);
}

function winningsSpot(scene: Scene): WinningsSpot {
  const { settlement } = scene.view;
  const bets = settlement ? Object.values(settlement.bets) : [];
  const won = bets.reduce((sum, bet) => sum + Math.max(0, bet?.profit ?? 0), 0);
  return {
    label: scene.localizer.words.winnings,
    amount: won,
    figure: won > 0 ? signedText(scene, won) : '',
  };
}

function sideBetState(scene: Scene, on: boolean): string {
  return on ? scene.localizer.words.on : scene.localizer.words.off;
}

/** The live meter where the page follows one, marked when it is the last that was heard of it; else the table's own. */
function meterFigure(scene: Scene, own: number): string {
  const { liveMeter } = scene;
  if (!liveMeter) return amountText(scene, own);
  const text = amountText(scene, liveMeter.meter);
  return liveMeter.stale ? scene.localizer.words.lastKnown(text) : text;
}

function jackpotSpot(scene: Scene): SideBetSpot | null {
  const { view, moves, localizer } = scene;
  const { jackpot } = view;
  if (!jackpot) return null;
  return {
    label: localizer.words.jackpot,
    state: sideBetState(scene, jackpot.on),
    on: jackpot.on,
    figure: meterFigure(scene, jackpot.meter),
    open: may(scene, 'jackpot'),
    onToggle: () => moves.jackpot(!jackpot.on),
  };
}

function bonusSpot(scene: Scene): SideBetSpot | null {
  const { view, moves, localizer } = scene;
  const { bonus } = view;
  if (!bonus) return null;
  const outcome = view.settlement?.bets.bonus ?? null;
  return {
    label: localizer.words.bonus,
    state: sideBetState(scene, bonus.on),
    on: bonus.on,
    figure: outcome ? signedText(scene, outcome.profit) : amountText(scene, bonus.stake),
    open: may(scene, 'bonus'),
    onToggle: () => moves.bonus(!bonus.on),
  };
}

/** The places for chips: side bets where they are offered, ante, call, winnings. */
export function spotsScene(scene: Scene): TemplateResult {
  const [ante, call, winnings] = [anteSpot(scene), callSpot(scene), winningsSpot(scene)];
  const [jackpot, bonus] = [jackpotSpot(scene), bonusSpot(scene)];
  const figures = [ante, call, winnings, jackpot, bonus].map((spot) => spot?.figure ?? '').join('').length;
  const fit = <T extends { readonly figure: string } | null>(spot: T): T =>
    spot && figures > FIGURES ? { ...spot, figure: breakable(spot.figure) } : spot;
  return spotsView({
    chips: scene.options.chips.map((value) => ({ value, text: chipText(scene, value) })),
    ante: fit(ante),
    call: fit(call),
    winnings: fit(winnings),
    jackpot: fit(jackpot),
    bonus: fit(bonus),
  });
}
