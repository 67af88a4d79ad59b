/** The text of `rules.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# Kernel rules

These rules hold for every game. Code comments cite their numbers, refusals of the kernel carry them, and a test checks
that every rule is cited by a test. A rule starts with its number in bold; what follows, up to the next number or
heading, belongs to it.

## Steps and the stack

**KRN-STEP-1** Play stands at the step on top of the stack. An automatic step is run; a decision is put to its seat; a
sealed question is put to all its seats at once. Play continues without input until a seat has a choice or the match is
over.

**KRN-STEP-2** A step stays on the stack until it says it is done. A step may ask other steps: they go on top, are
answered in the order asked, and then the asking step runs again. Its memo holds what it must remember. The stack is
part of the game state, so a state can be saved at any question, and play continues from the saved text exactly as from
the original.

**KRN-STEP-3** Sealed answers are kept with the question until the last one has been given. Then all are opened together
and read in the order in which the step names its seats. Opening them is a disclosure.

**KRN-STEP-4** A question that an aside has made unnecessary (\`moot\`) is dropped unanswered.

**KRN-STEP-5** A question with exactly one legal answer is answered automatically, unless it is covert (answering for
the seat would reveal hidden information) or marked to be asked always. These are bugs of a game: a question without any
legal answer, an automatic step that neither finishes nor asks, and an endless run of steps without a question.

**KRN-STEP-6** An aside is an act between two questions. It may ask further steps and end the match, but it cannot
finish the step that is waiting. A sealed answer that an aside has made illegal is asked for again. The answer of a seat
that is no longer asked is dropped.

## Acts

**KRN-ACT-1** An act is accepted only from a seat that is asked (or, for an aside, from a seat that is offered it), only
at the step that is asked, and never after the end. Otherwise the answer is the game's own refusal for turn, phase or
end.

**KRN-ACT-2** An act must have the exact form of its step and be plain data. Anything else is refused with
\`KERNEL_ACT_FORM\`, including an object that inherits its fields.

**KRN-ACT-3** A well-formed act is refused for the reason its step gives. An act that its step neither forbids nor
offers is refused with \`KERNEL_NOT_OFFERED\`. The legal acts are those that are offered and not forbidden.

**KRN-ACT-4** Playing never changes the state it is given, whether the act is accepted or refused. A refused act draws
nothing.

**KRN-ACT-5** A seat is a whole number from 0 to the number of seats minus one. While the match runs, an act by any
other value is refused as out of turn, at a step and as an aside, and that value is offered nothing.

## The sequence of play

**KRN-FLOW-1** The outline is read from top to bottom. A loop is entered unless its end condition holds, and entered
again after its last item until it holds. A conditional passage is played if its condition holds when it is reached. The
place in the outline is one item number for each depth of nesting.

**KRN-FLOW-2** When the match is over, the stack is empty, nothing is asked, offered or accepted, and the game state
contains the outcome.

## Taking back

**KRN-UNDO-1** A seat may take back its own latest act. The result is as if it had never been played. A seat that has
not acted has nothing to take back.

**KRN-UNDO-2** An act that drew or disclosed is never taken back, nor is any act before it.

**KRN-UNDO-3** Later acts of other seats go with it, if each of those seats consents.

**KRN-UNDO-4** When the match is over, nothing is taken back. The secret is public then (KRN-DRAW-5), so the players
would know every further draw.

## Draws

**KRN-DRAW-1** Before any seat adds its entropy, the host publishes the SHA-256 of its secret: the commitment.

**KRN-DRAW-2** The match key is HMAC-SHA256, keyed by the secret, over the generator's name and the entropy of every
seat in seat order, one per line. Neither the host alone nor any seat alone chooses it.

**KRN-DRAW-3** The numbers of a match are counted from 0. Number *i* of a die with *s* sides is the first 32-bit word of
HMAC-SHA256(key, *i* as four bytes, *try* as four bytes), try = 0, 1, 2 …, that lies below the largest multiple of *s*
up to 2³². The result is its remainder after division by *s*, plus one. Every face is equally likely.

**KRN-DRAW-4** No number is drawn twice: a take-back never crosses a draw, so the record contains the numbers of a match
in the order in which they are counted.

**KRN-DRAW-5** When the match is over, the secret is published, and anyone can derive every draw again.

**KRN-DRAW-6** Bots, previews and tests draw from a seeded generator or from a script, never from the match's own
numbers. A script must fit exactly: every number a face of its die, none missing, none left over.

## The record

**KRN-REC-1** A record is one JSON file: format, version, game and edition, options, seats, generator, commitment,
entropy, entries, result, secret. It is read in its exact form or not at all; unknown fields are refused.

**KRN-REC-2** Everything fixed before the first draw is hashed as the root of a chain. Every entry carries its place and
the SHA-256 over the previous hash and itself. An entry cannot be changed, removed or inserted without changing every
later hash.

**KRN-REC-3** The first entry is the start with its draws; each further one is an act with its draws, a take-back, a
change of a seat's occupant, or a move to a later edition. Only seats of the match act.

**KRN-REC-4** A take-back names how many acts remain. It must comply with KRN-UNDO-1 and KRN-UNDO-2.

**KRN-REC-5** Replaying plays every entry again under the rules of its edition with the draws it carries, taken-back
acts included. Four things are faults: an act the rules refuse, a recorded draw they do not make, a draw they make that
is not recorded, and a result they do not reach. The first fault is reported with its entry.

**KRN-REC-6** Verifying proves the chain, the commitment, every draw, every act and the result, offline. What cannot be
proved before the secret is published is reported as open, never as proved.

**KRN-REC-7** A match that continues another names it: its head, the number of entries taken over, and their last hash.
The entries taken over are proved against that head, and new draws come from the key of the new match.

## Hidden information

**KRN-VIEW-1** A view holds only what its viewer may know. It is the same for all states that differ only in what that
viewer may not know.

**KRN-VIEW-2** A seat's offers and refusals depend only on what that seat may know. This holds for every act, offered or
not: for unknown names, numbers out of range, acts of another moment and malformed acts.

**KRN-VIEW-3** A determinization of a view is a state its viewer cannot rule out: it gives the same view, offers and
refusals.

**KRN-VIEW-4** The facts a seat receives, and how many steps run before the next question, follow from its view, the act
and the draws, until something is disclosed to it.

**KRN-VIEW-5** Secret options of a game are sent only to viewers who may know them until the match is over. Then the
record shows all of them.

**KRN-VIEW-6** Options that a seat's player supplies, such as a deck, name the seat and may be left out. The seat's
player chooses them, and no other player reads them before the match starts.

**KRN-VIEW-7** Every field of a state, of a step's memory and of the options has a class, which says who may read it. Views
are made of what the classes let through; a field without a class is read by nobody.

**KRN-VIEW-8** A sealed answer is read by its own seat until the answers are opened. Others see that it was given.

**KRN-VIEW-9** Two secret acts of another seat that leave a viewer the same view also send it the same facts.

**KRN-VIEW-10** Every parameter of a refusal has a class, which says where it comes from: the act itself, what everybody may
read, what the seat that tried the act may read, or what an audience may read to which that seat belongs. A parameter
without a class, or of an audience without the seat, is not sent.

## Time

**KRN-TIME-1** Rules have no clock. A situation they allow only for a limited time is declared as a limit, with the
moves that end it. The match service measures the time by the entries of the record and makes those moves when it is up.
They are acts like any other, so the record replays without a clock.

**KRN-TIME-2** A seat whose time is up resigns as the game provides. If a game has no resignation, another occupant
takes the seat.

**KRN-TIME-3** An act made because time ran out is not taken back, nor is any act before it.

## Data

**KRN-DATA-1** States, views, acts, facts and options are plain JSON data. Their digest is the SHA-256 of their
canonical text: keys in code-unit order, no white space.

**KRN-DATA-2** Input from outside is read only if it is plain, finite and no deeper than 64 levels.

## Editions

**KRN-ED-1** The code of a game is its newest edition. An earlier edition is that code with the steps, asides, sums,
data and texts that it did differently. A match is played by the edition it began with, whatever edition is the newest.

**KRN-ED-2** An edition older than the game's first public one, or newer than the program, is not played. A match of
such an edition can be exported.

**KRN-ED-3** A position carries over to the next edition if the game says how. Where it does not, or the game rejects
this position, the match stays in its edition.

**KRN-ED-4** A running match moves to a later edition if the players of all its seats agree; bots agree. The entry names
the edition and the seats of the people, who all have agreed. The entries before it replay by the edition before, the
later ones by the new edition. Nothing before it is taken back.
`;
