import type { ConsentChoice, ConsentSourceEvent } from '@machines/platform/consent/machine'
import type { Listener } from '@platform/actorOf'
import { persisted } from '../storage/persisted'

/** Belongs to the browser: it survives a sign-out and does not identify a user. */
const choice = persisted(
  'CONSENT',
  (input): input is ConsentChoice => input === 'granted' || input === 'refused',
)

/**
 * The consent stored in this browser. Global Privacy Control counts as a refusal, unless the user
 * agreed here.
 */
export function storedConsent(): ConsentChoice | null {
  const optsOut = Reflect.get(navigator, 'globalPrivacyControl') === true
  return choice.read() ?? (optsOut ? 'refused' : null)
}

export const storeChoice = (input: ConsentChoice): void => choice.write(input)

export const watchChoice: Listener<ConsentSourceEvent> = (emit) => {
  const follow = ({ key }: StorageEvent) => {
    if (key === choice.key || key === null)
      emit({ type: 'choice.changed', choice: storedConsent() })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
