import type { ConsentChoice, ConsentNews } from '@machines/platform/consent/machine'
import type { Listener } from '@platform/actorOf'
import { persisted } from '../storage/persisted'

/** The browser's own: it stays when somebody signs out, and knows nothing of who that was. */
const choice = persisted(
  'CONSENT',
  (given): given is ConsentChoice => given === 'granted' || given === 'refused',
)

/** What was chosen in this browser. One that asks every site not to be measured has refused, unless it agreed here. */
export function storedConsent(): ConsentChoice | null {
  const optsOut = Reflect.get(navigator, 'globalPrivacyControl') === true
  return choice.read() ?? (optsOut ? 'refused' : null)
}

export const storeChoice = (given: ConsentChoice): void => choice.write(given)

export const watchChoice: Listener<ConsentNews> = (tell) => {
  const follow = ({ key }: StorageEvent) => {
    if (key === choice.key || key === null)
      tell({ type: 'choice.changed', choice: storedConsent() })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
