import { define } from './define-element.js';
import { PlayableElement } from './playable-element.js';
import { styles } from './styles/index.js';
import { VERSION } from './version.js';

/**
 * A playable Caribbean Stud table.
 *
 * Amounts in attributes, and in the properties of the same name, are in major units (`2.01`); amounts in methods, events
 * and `table` are whole numbers of the smallest unit (`201`). Methods resolve once the state has changed and is on the
 * screen; a move that is not allowed rejects with a `GameError` and changes nothing: `action-illegal` out of turn,
 * `cancelled` where a listener prevents it.
 *
 * Attributes are documented at the properties of the same name, in `options-element.ts`. All may change at run time; a
 * change that would alter the running round takes effect with the next one.
 *
 * @tag caribbean-stud
 * @attr lang - The language of this table: `en`, `es` or `nb`, or one registered by the page; that of the page by default.
 * @attr deal - The player's cards `up`, or `down` until the player looks.
 *
 * @fires {CsReadyEvent} cs-ready - The engine has been chosen: `engine`, `fallbackReason`.
 * @fires {CsBetEvent} cs-bet - Chips are about to be put down or taken back: `kind`, `amount`. Cancelable.
 * @fires {CsDecisionEvent} cs-decision - The player is about to call or fold: `decision`. Cancelable.
 * @fires {CsDealEvent} cs-deal - The cards are dealt: `round`, `cards`, `upcard`.
 * @fires {CsSettleEvent} cs-settle - A round is settled and paid: `round`, `settlement`.
 * @fires {CsVoidEvent} cs-void - A round was taken back: `reason`.
 * @fires {CsJackpotEvent} cs-jackpot - The jackpot bet has won: `prize`, `category`, `meter`.
 * @fires {CsSessionEndEvent} cs-session-end - The session is over: `total`, `rounds`, `winner`, `reason`.
 * @fires {CsErrorEvent} cs-error - An attribute cannot be read, a deal failed, or the table cannot be kept: `error` with its `code`.
 *
 * @slot - Shown before the script arrives and where there is none; the table takes its place.
 * @slot heading - The displayed title.
 * @slot rules - The rules, in place of those made from the settings.
 * @slot footer - Below the table.
 *
 * @csspart frame - The whole table, from header to footer.
 * @csspart header - The bar above the table.
 * @csspart title - The displayed title.
 * @csspart balance - The balance.
 * @csspart round - Which round it is.
 * @csspart mark - The mark of deals that are not random.
 * @csspart remark - That the table is not kept, or could not be brought back.
 * @csspart ticks - The results so far, one tick per round.
 * @csspart felt - The table itself.
 * @csspart hand - A hand of five cards; also `dealer` or `player`.
 * @csspart dealer - The dealer's hand.
 * @csspart player - The player's hand.
 * @csspart hand-label - Whose hand it is.
 * @csspart hand-name - What the hand makes.
 * @csspart cards - The five cards of a hand.
 * @csspart card - A card; also `card-face` or `card-back`.
 * @csspart card-face - A card that lies face up.
 * @csspart card-back - A card that lies face down.
 * @csspart card-box - The printed box where a card will lie.
 * @csspart print - The rule printed on the felt.
 * @csspart seats - The other hands at the table.
 * @csspart seat - Another hand at the table.
 * @csspart spots - The places for chips.
 * @csspart spot - A place for chips; also `ante`, `call`, `winnings`, `jackpot` or `bonus`.
 * @csspart ante - The place for the ante.
 * @csspart call - The place for the call bet; also the button that calls.
 * @csspart winnings - The place for what was won.
 * @csspart jackpot - The jackpot bet.
 * @csspart bonus - The 5+1 bet.
 * @csspart coin-slot - The slot of a side bet.
 * @csspart lamp - The lamp of a side bet.
 * @csspart meter - The jackpot meter, or the stake of the 5+1 bet.
 * @csspart pile - A pile of chips.
 * @csspart chip - A chip.
 * @csspart rail - What is said and pressed below the table.
 * @csspart say - The words of the rail.
 * @csspart sentence - The sentence of the phase.
 * @csspart note - A further sentence.
 * @csspart net - The result of a round.
 * @csspart rack - The row of chips.
 * @csspart chip-button - A chip in the rack.
 * @csspart advice - The exact values of both choices.
 * @csspart button - A button; also `button-primary` or `button-secondary`, and the name of its action.
 * @csspart button-primary - The button of the obvious next step.
 * @csspart button-secondary - Any other button.
 * @csspart deal - The button that deals.
 * @csspart fold - The button that folds.
 * @csspart next - The button that goes on to the next round.
 * @csspart restart - The button that begins a new session.
 * @csspart clear - The button that takes all chips back.
 * @csspart rebet - The button that puts the last bets down.
 * @csspart take-back - The button that takes the last chip back.
 * @csspart look - The button that turns the player's cards.
 * @csspart end - The button that ends the session.
 * @csspart stop - The button that stops autoplay.
 * @csspart key - The key that presses a button.
 * @csspart side - The panels.
 * @csspart tabs - The names of the panels.
 * @csspart tab - The name of a panel.
 * @csspart panel - The panel that is open.
 * @csspart paytable - The paytable.
 * @csspart odds - The exact odds.
 * @csspart register - The register of rounds.
 * @csspart statistics - What was played in all sessions.
 * @csspart export - A button that saves or copies.
 * @csspart chart - The line of the session.
 * @csspart rules - The rules.
 * @csspart fairness - How the cards come about.
 * @csspart proof - What it takes to check a deal.
 * @csspart field - A text field of the fairness panel.
 * @csspart finished - The felt after the last round.
 * @csspart verdict - Who won the session.
 * @csspart total - The total of the session.
 * @csspart footer - The place of the footer slot.
 *
 * @cssprop --cs-font - Font of the table.
 * @cssprop --cs-voice - Font of titles and sentences.
 * @cssprop --cs-paper - Background of frame and panels.
 * @cssprop --cs-sunk - Background of sunken places.
 * @cssprop --cs-line - Thin lines.
 * @cssprop --cs-edge - Edges of controls.
 * @cssprop --cs-ink - Text.
 * @cssprop --cs-muted - Text of less weight.
 * @cssprop --cs-action - Background of the primary button.
 * @cssprop --cs-on-action - Text on the primary button.
 * @cssprop --cs-focus - Focus ring.
 * @cssprop --cs-won - What was won.
 * @cssprop --cs-lost - What was lost.
 * @cssprop --cs-felt - Felt, where it is lightest.
 * @cssprop --cs-felt-deep - Felt, where it is darkest.
 * @cssprop --cs-felt-ink - Text on the felt.
 * @cssprop --cs-felt-muted - Text of less weight on the felt.
 * @cssprop --cs-felt-line - Lines printed on the felt.
 * @cssprop --cs-felt-lost - What was lost, on the felt.
 * @cssprop --cs-brass - Lamp, focus and winnings on the felt.
 * @cssprop --cs-card - Paper of the cards.
 * @cssprop --cs-suit-black - Clubs and spades.
 * @cssprop --cs-suit-red - Diamonds and hearts.
 * @cssprop --cs-crown - Crowns of the court cards.
 * @cssprop --cs-back - Backs of the cards.
 *
 * @cssState betting - Bets are open.
 * @cssState deciding - The cards are dealt: call or fold.
 * @cssState settled - The round is settled; with one of `won`, `lost`, `pushed`.
 * @cssState finished - The session is over.
 * @cssState won - The player won the round.
 * @cssState lost - The player lost the round.
 * @cssState pushed - All bets of the round come back.
 */
export class CaribbeanStud extends PlayableElement {
  /** The version of the package. */
  static readonly version = VERSION;

  static override styles = [...styles];

  /**
   * Registers the element under a name, by default its own. Where the name is taken by another copy, the first stays and
   * one warning names both versions.
   */
  static define(tag = 'caribbean-stud', registry: CustomElementRegistry = customElements): void {
    define(this, tag, registry);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'caribbean-stud': CaribbeanStud;
  }
}
