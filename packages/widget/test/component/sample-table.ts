import { html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { styles } from '../../src/styles/index.js';
import { decisionView } from '../../src/view/decision.js';
import { finishedView } from '../../src/view/finished.js';
import { feltView, frameView, type FrameOptions } from '../../src/view/frame.js';
import { handView, type HandInput } from '../../src/view/hand.js';
import { headerView } from '../../src/view/header.js';
import { paytableView } from '../../src/view/paytable.js';
import type { ActionInput, ActionName } from '../../src/view/action.js';
import { rackView } from '../../src/view/rack.js';
import { seatsView } from '../../src/view/seats.js';
import { singleActionView } from '../../src/view/single-action.js';
import { spotsView } from '../../src/view/spots.js';
import { tabsView } from '../../src/view/tabs.js';

/** A state of the table, with the long words that Spanish has for it. */
export interface Sample extends Partial<FrameOptions> {
  readonly phase: 'betting' | 'deciding' | 'settled' | 'finished';
  readonly won?: boolean;
  readonly advice?: boolean;
  readonly seats?: boolean;
  readonly sideBets?: boolean;
  readonly balance?: string;
  readonly onPress?: (name: string) => void;
}

const QUEENS = [42, 43, 29, 16, 2];
const JACKS = [38, 36, 51, 25, 4];
const chips = [1, 5, 25, 100].map((value) => ({ value, text: String(value), label: `ficha de ${value}` }));

function hands({ phase, won }: Sample): { dealer: HandInput; player: HandInput } {
  const deciding = phase === 'deciding';
  const dealer = JACKS.map((card, i) => ({
    card: deciding && i > 0 ? null : card,
    label: deciding && i > 0 ? 'boca abajo' : `carta ${card}`,
    raised: phase === 'settled' && !won && i < 2,
    turned: phase === 'settled' && i > 0,
  }));
  const player = QUEENS.map((card, i) => ({
    card,
    label: `carta ${card}`,
    raised: (deciding || won === true) && i < 2,
  }));
  const dealt = phase !== 'betting';
  return {
    dealer: {
      who: 'dealer',
      label: 'Crupier',
      name: dealt ? 'Pareja de jotas' : '',
      cards: dealt ? dealer : null,
    },
    player: {
      who: 'player',
      label: 'Tú',
      name: dealt ? 'Pareja de reinas' : '',
      cards: dealt ? player : null,
    },
  };
}

function seats({ phase }: Sample): TemplateResult {
  const others = [1, 2, 3, 4, 5, 6].map((seat) => ({
    label: `Plaza ${seat + 1}`,
    state: phase === 'settled' ? ('won' as const) : ('waits' as const),
    word: phase === 'settled' ? 'Dobles parejas' : 'espera',
    cards: phase === 'settled' ? QUEENS : phase === 'deciding' ? ('hidden' as const) : null,
    outcome: phase === 'settled' ? 'Ganada' : '',
    cardsLabel: phase === 'betting' ? '' : 'cinco cartas',
  }));
  return seatsView('Otras plazas', others);
}

function felt(sample: Sample, press: (name: string) => () => void): TemplateResult {
  const { phase, won = false } = sample;
  if (phase === 'finished') {
    const chart = { totals: [30, 0, -60, 30, 180], summary: 'De 0 a +180.', zero: '0' };
    return finishedView({ verdict: 'Ganas la sesión', total: '+180', note: '20 rondas', chart });
  }
  const lost = phase === 'settled' && !won;
  const sideBet = { on: true, open: phase === 'betting', onToggle: press('side bet') };
  const { dealer, player } = hands(sample);
  return feltView({
    dealer: handView(dealer),
    player: handView(player),
    print: 'El crupier juega con as y rey o una mano mejor',
    seats: sample.seats ? seats(sample) : null,
    spots: spotsView({
      chips,
      jackpot: { ...sideBet, label: 'Bote', state: 'activado', figure: '125.034' },
      bonus: sample.sideBets ? { ...sideBet, label: '5+1', state: 'activado', figure: '1' } : null,
      ante: {
        label: 'Ante',
        amount: 30,
        figure: lost ? '−30' : '30',
        lost,
        open: phase === 'betting',
        onPress: press('ante'),
        onTakeBack: press('take back'),
      },
      call: {
        label: 'Call (igualar)',
        amount: phase === 'settled' ? 60 : 0,
        figure: phase === 'settled' ? (lost ? '−60' : '60') : '',
        lost,
        open: phase === 'deciding',
        onPress: press('call'),
      },
      winnings: { label: 'Ganancias', amount: won ? 90 : 0, figure: won ? '+90' : '' },
    }),
  });
}

function rail(sample: Sample, press: (name: string) => () => void): TemplateResult {
  const { phase, won, advice } = sample;
  const action = (name: ActionName, label: string, more: Partial<ActionInput> = {}): ActionInput => ({
    action: name,
    label,
    onPress: press(name),
    ...more,
  });
  switch (phase) {
    case 'betting':
      return rackView({
        say: { sentence: 'Toca el círculo para poner tu ante.' },
        label: 'Fichas',
        chips,
        active: 2,
        takeBack: action('take-back', 'Retirar la última ficha'),
        clear: action('clear', 'Borrar'),
        rebet: action('rebet', 'Repetir', { disabled: true }),
        deal: action('deal', 'Repartir', { primary: true, detail: 'Ante 30', shortcut: 'D' }),
        onSelect: (place) => press(`select ${place}`)(),
        onAdd: (place) => press(`add ${place}`)(),
      });
    case 'deciding':
      return decisionView({
        say: { sentence: '¿Igualas o te retiras?', aside: advice ? 'Valor esperado, en antes' : undefined },
        advice: advice
          ? {
              fold: { label: 'Fold', figure: '−1,0000' },
              call: { label: 'Call', figure: '+1,3113', best: 'mejor' },
            }
          : null,
        fold: action('fold', 'Fold (retirarse)', { detail: '−30' }),
        call: action('call', 'Call (igualar)', { primary: true, detail: '2 × Ante = 60' }),
      });
    case 'settled':
      return singleActionView({
        say: {
          sentence: 'El crupier califica con una pareja de jotas. Gana tu pareja de reinas.',
          notes: ['Ante 1:1 +30 · Call 1:1 +60'],
          net: { outcome: won ? 'won' : 'lost', figure: won ? '+90' : '−90', label: 'neto' },
        },
        action: action('next', 'Siguiente ronda', { primary: true }),
      });
    case 'finished':
      return singleActionView({
        say: null,
        action: action('restart', 'Nueva sesión', { primary: true }),
      });
  }
}

function side(sample: Sample, press: (name: string) => () => void): TemplateResult {
  const rows = ['Escalera real', 'Escalera de color', 'Póquer', 'Full', 'Carta alta, A-K'].map((hand, i) => ({
    hand,
    cells: [{ text: '1000 : 1' }, { text: '100 %' }, { text: '1000 : 1', hit: i === 3 }],
    hit: sample.won === true && i === 2,
  }));
  return tabsView({
    label: 'Paneles',
    tabs: ['Pagos', 'Probabilidades', 'Registro', 'Reglas'].map((label, i) => ({ name: `tab${i}`, label })),
    selected: 'tab0',
    panel: paytableView({
      label: 'Tabla de pagos',
      columns: ['Tu mano', 'El call paga', 'El bote paga', 'El 5+1 paga'],
      rows,
      hitLabel: 'esta mano',
      caption: 'El ante se paga siempre 1 : 1.',
    }),
    onSelect: (name) => press(`show ${name}`)(),
  });
}

/** Shows samples the way the element shows tables: in a shadow root, with adopted style sheets. */
export class SampleTable extends LitElement {
  static override styles: CSSResultGroup = [...styles];
  static override properties = { sample: { attribute: false } };
  declare sample: Sample;

  override render(): TemplateResult {
    const { sample } = this;
    const press = (name: string) => () => sample.onPress?.(name);
    return html`${frameView({
      theme: 'light',
      cardFace: 'standard',
      motion: 'none',
      direction: 'ltr',
      lang: 'es',
      manySeats: sample.seats ?? false,
      solo: false,
      label: 'Póquer caribeño',
      header: headerView({
        title: 'Póquer caribeño',
        round: 'Ronda 7 de 20',
        ticks: ['won', 'lost', 'push', 'now', ...Array.from({ length: 16 }, () => 'open' as const)],
        ticksLabel: 'una ganada, una perdida, un empate',
        balanceLabel: 'Saldo',
        balance: sample.balance ?? '1090',
        mark: 'demo',
      }),
      felt: felt(sample, press),
      rail: rail(sample, press),
      side: side(sample, press),
      ...sample,
    })}`;
  }
}

customElements.define('sample-table', SampleTable);

/** Puts a sample into a box of this width and waits until it is drawn. */
export async function show(sample: Sample, width = 360): Promise<SampleTable> {
  const box = document.createElement('div');
  box.style.inlineSize = `${width}px`;
  const table = new SampleTable();
  table.sample = sample;
  box.append(table);
  document.body.append(box);
  await table.updateComplete;
  return table;
}
