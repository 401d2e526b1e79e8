import type { ConsentChoice, ConsentSourceEvent } from '@machines/platform/consent/machine'
import type { Listener } from '@platform/actorOf'
import { persisted } from '../storage/persisted'

/** The browser's own: it stays when somebody signs out, and knows nothing of who that was. */
const choice = persisted(
  'CONSENT',
  (input): input is ConsentChoice => input === 'granted' || input === 'refused',
)

/** What was chosen in this browser. One that asks every site not to be measured has refused, unless it agreed here. */
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
