import { hasAnswered } from '@kit/calls'
import { done, either, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import type { installMachine } from '@machines/platform/install/machine'

type Step = Moment<typeof installMachine>

const accepted = ({ event }: Step) =>
  hasAnswered(event, 'promptInstall') &&
  (event as unknown as { output: { isAccepted: boolean } }).output.isAccepted

/** docs/behaviour.md#without-network. */
export const installLaws: Laws<typeof installMachine> = {
  "the browser's dialog opens only after an offer and a press": cites(
    'In browsers that support an install prompt, the footer offers to install the app; the browser then asks in its own words, once for each offer.',
    iff(started('promptInstall'), after('install.pressed').from('offered')),
  ),
  'an offer remains until it is used': cites(
    'In browsers that support an install prompt, the footer offers to install the app; the browser then asks in its own words, once for each offer.',
    all(after('install.offered').next('offered'), only('offered').after('install.offered')),
  ),
  'an installed app is not offered again': during(
    either(after('install.finished'), accepted),
  ).always('installed'),
  'a user who declines receives no further offer': cites(
    'In browsers that support an install prompt, the footer offers to install the app; the browser then asks in its own words, once for each offer.',
    after(done('promptInstall')).next(either(accepted, 'unoffered')),
  ),
}
