/** Short synthesised sounds. */
import { useSettings } from "./settings/store.ts";

export type Cue = "turn" | "commit" | "refused" | "fact" | "over";
/** Frequencies in hertz, played in order; length of each in seconds; gain from 0 to 1. */
const CUES: Readonly<
  Record<Cue, { readonly notes: readonly number[]; readonly length: number; readonly gain: number }>
> = {
  turn: { notes: [523, 784], length: 0.11, gain: 0.05 },
  commit: { notes: [392], length: 0.08, gain: 0.05 },
  refused: { notes: [196, 185], length: 0.09, gain: 0.05 },
  fact: { notes: [660], length: 0.03, gain: 0.015 },
  over: { notes: [392, 523, 659, 784], length: 0.16, gain: 0.05 },
};

let context: AudioContext | undefined;

/** Plays a cue unless sounds are off. Browsers block sound before the first click. */
export function sound(cue: Cue): void {
  if (!useSettings.getState().sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const { notes, length, gain } = CUES[cue];
    for (const [i, frequency] of notes.entries())
      note(context, frequency, context.currentTime + i * length, length, gain);
  } catch {
    // A device without sound output is not an error.
  }
}

function note(audio: AudioContext, frequency: number, at: number, length: number, loudness: number): void {
  const tone = audio.createOscillator();
  const shape = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  shape.gain.setValueAtTime(0, at);
  shape.gain.linearRampToValueAtTime(loudness, at + 0.012);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + length * 1.8);
  tone.connect(shape).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length * 2);
}
