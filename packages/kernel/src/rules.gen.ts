/** The text of `rules.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# The laws of the kernel

What holds for every game. Code comments cite these numbers, refusals of the kernel carry them, and every one of them is
cited by a test. A rule starts with its number in bold; what follows, up to the next number or heading, belongs to it.

## Steps and the stack

**KRN-STEP-1** Play stands at the step on top of the stack. An automatic step is run; a decision is put to its seat; a
sealed question is put to all its seats at once. Play runs on by itself until a seat has a choice, or the match is over.

**KRN-STEP-2** A step stays on the stack until it says it is done. A step may ask others: they go on top, are answered in
the order asked, and then the asker runs again. Its memo holds what it must remember. The stack is part of the table, so a
table can be saved at any question, and play goes on from the saved text exactly as from the original.

**KRN-STEP-3** Sealed answers are kept with the question until the last one has been given. Then all are opened together,
read in the order in which the step names its seats, and opening them discloses.

**KRN-STEP-4** A question that an aside has made pointless (\`moot\`) is dropped unanswered.

**KRN-STEP-5** A question with exactly one legal answer answers itself, unless it is covert (answering for the seat would
betray what it holds) or marked to be asked always. A question without any legal answer is a bug of the game, and so is an
automatic step that neither finishes nor asks, and a run of steps that never comes to a question.

**KRN-STEP-6** An aside is an act between two questions. It may ask further steps and end the match, but it cannot finish
the step that is waiting. A sealed answer that an aside has made illegal is asked for again; that of a seat which is no
longer asked is dropped.

## Acts

**KRN-ACT-1** An act is accepted only from a seat that is asked (or, for an aside, from a seat that is offered it), only
at the step that is asked, and never after the end. Otherwise the game's own refusal for turn, phase or end is given.

**KRN-ACT-2** An act must have the exact form of its step and be plain data with fields of its own; anything else, an
object that inherits its fields included, is refused with \`KERNEL_ACT_FORM\`.

**KRN-ACT-3** A well-formed act is refused for the reason its step gives. An act its step does not forbid and does not
offer either is refused with \`KERNEL_NOT_OFFERED\`. What remains, the offered and not forbidden acts, is legal.

**KRN-ACT-4** Playing never changes the table it is given, whether the act is accepted or refused; a refused act draws
nothing.

**KRN-ACT-5** A seat is a whole number from 0 to one less than the match has seats. While the match runs, an act by
anything else is refused as out of turn, at a step and as an aside, and such a seat is offered nothing.

## The sequence of play

**KRN-FLOW-1** The outline is read from top to bottom. A loop is entered if its end has not come, and entered again after
its last line until it has; a conditional passage is played if its condition holds when its turn comes. The place in the
outline is one line number for each depth of nesting.

**KRN-FLOW-2** When the match is over the stack is empty, nothing is asked, offered or accepted any more, and the outcome
stands in the table.

## Taking back

**KRN-UNDO-1** A seat may take back its own latest act. What remains is as if it had never been played. Where it has not
acted there is nothing to take back.

**KRN-UNDO-2** An act that drew or disclosed is never taken back, nor is any act before it.

**KRN-UNDO-3** Later acts of other seats go with it, if each of those seats consents.

**KRN-UNDO-4** When the match is over nothing is taken back: the secret is public then (KRN-DRAW-5), and whoever played on
would know every draw to come.

## Draws

**KRN-DRAW-1** Before any seat adds its entropy the host publishes the SHA-256 of its secret: the commitment.

**KRN-DRAW-2** The match key is HMAC-SHA256, keyed by the secret, over the generator's name and the entropy of every seat
in seat order, one to a line. Neither the host alone nor any seat alone chooses it.

**KRN-DRAW-3** The numbers of a match are counted from 0. Number *i* of a die with *s* sides is the first 32-bit word of
HMAC-SHA256(key, *i* as four bytes, *try* as four bytes), try = 0, 1, 2 …, that lies below the largest multiple of *s* up to
2³²; divided by *s*, its remainder plus one. Every face is equally likely.

**KRN-DRAW-4** No number is drawn twice: a take-back never crosses a draw, so the numbers of a match stand in the record in
the order of their count.

**KRN-DRAW-5** When the match is over the secret is published, and anyone can derive every draw again.

**KRN-DRAW-6** Bots, previews and tests draw from a seeded generator or from a script, never from the match's own numbers.
A script must fit exactly: every number a face of its die, none missing, none left over.

## The record

**KRN-REC-1** A record is one JSON file: format, version, game and edition, options, seats, generator, commitment, entropy,
entries, result, secret. It is read in its exact form or not at all; unknown fields are refused.

**KRN-REC-2** Everything fixed before the first draw is hashed as the root of a chain. Every entry carries its place and the
SHA-256 over the hash before it and itself, so nothing can be changed, left out or put in without changing every later hash.

**KRN-REC-3** The first entry is the start with its draws; each further one is an act with its draws, a take-back, or a
change of who sits in a seat. Only seats of the match act.

**KRN-REC-4** A take-back names how many acts remain. It must keep to KRN-UNDO-1 and KRN-UNDO-2.

**KRN-REC-5** Replaying plays every entry again under the rules of its edition with the draws it carries, taken-back acts
included. An act the rules refuse, a draw they do not ask for, one they ask for in vain, or a result they do not come to is
a fault, and the first one is named by its entry.

**KRN-REC-6** Verifying proves the chain, the commitment, every draw, every act and the result, without asking anybody. What
cannot be proved before the secret is published is reported as open, never as proved.

**KRN-REC-7** A match that plays on from another names it: its head, the number of entries taken over, and their last hash.
The entries taken over are proved against that head, and new draws come from the new match's own key.

## Knowing

**KRN-VIEW-1** A view holds what its viewer may know and nothing else: it is the same for all tables that differ only in
what that viewer may not know.

**KRN-VIEW-2** What a seat is offered, and why it is refused the rest, depends only on what that seat may know. This holds for
every act, offered or not: for unknown names, numbers out of range, acts of another moment and acts of no form at all.

**KRN-VIEW-3** A table imagined from a view is one its viewer cannot rule out: it gives the same view, offers and refusals.

**KRN-VIEW-4** What a seat hears, and how long play runs on before the next question, follows from its view, the act and
the draws, until something is disclosed to it.

**KRN-VIEW-5** What a game keeps secret of its options is sent to nobody who may not know it until the match is over. Then the
record shows all of them.

**KRN-VIEW-6** What a seat brings for itself, a deck of its own for instance, is an option that names the seat. It may be left out;
whoever sits there chooses it, and nobody else reads it before the match begins.

## Time

**KRN-TIME-1** Rules know no clock. What they let stand only for a time they declare as a limit, with the moves that end it;
whoever keeps the match measures the time by the entries of the record and makes those moves then. They are acts like any
other, so that the record replays without a clock.

**KRN-TIME-2** A seat whose time is up gives up in the way the game knows. Where a game knows none, somebody else sits down.

**KRN-TIME-3** What time has done is not taken back, nor is any act before it.

## Data

**KRN-DATA-1** Tables, views, acts, facts and options are plain JSON data. Their digest is the SHA-256 of their canonical
text: keys in code-unit order, no white space.

**KRN-DATA-2** Input from outside is read only if it is plain, finite and no deeper than 64 levels.
`;
