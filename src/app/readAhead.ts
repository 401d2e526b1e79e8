import { detailLogic } from '@features/content/item/content.page'
import { companyLogic } from '@features/directory/companies/companies.page'
import type { DetailOf } from '@machines/content/detail/context'

import type { Page, PageStart } from '@machines/platform/pages/logic'
import type { Visit } from '@machines/platform/pages/visit'
import type { Call, Effects } from '@platform/effects'

/** A finger that came near a link and stayed has pressed by then; what was read is old afterwards. */
const freshMs = 5000

type DetailPage = Page & Parameters<typeof detailLogic.input>[0]
type CompanyPage = Page & Parameters<typeof companyLogic.input>[0]

type Kept = { answer: Promise<unknown>; until: number }

/**
 * Reads what a page will show as soon as somebody is about to open it. The page's own read then finds it on its way, once
 * and for a moment; where reading ahead has failed, the page reads as if nothing had been.
 */
export function readAhead(effects: Effects): {
  effects: Effects
  ahead: (page: Page, visit: Visit) => void
} {
  const kept = new Map<string, Kept>()
  const taking =
    <Input, Output>(
      key: (input: Input) => string,
      call: Call<Input, Output>,
    ): Call<Input, Output> =>
    (input, signal) => {
      const found = kept.get(key(input))
      kept.delete(key(input))
      if (found === undefined || found.until < Date.now()) return call(input, signal)
      return (found.answer as Promise<Output>).catch(() => call(input, signal))
    }
  const keep = (key: string, read: (signal: AbortSignal) => Promise<unknown>) => {
    const known = kept.get(key)
    if (known !== undefined && known.until > Date.now()) return
    const answer = read(AbortSignal.timeout(freshMs))
    // Whoever takes it hears of a failure; nobody may.
    answer.catch(() => undefined)
    kept.set(key, { answer, until: Date.now() + freshMs })
  }
  const detailKey = ({ kind, uuid, lang }: DetailOf) => `detail ${kind} ${uuid} ${lang}`
  const companyKey = ({ uuid }: { uuid: string }) => `company ${uuid}`

  const start: PageStart = { keyPrefix: '', limits: { files: 0, bytes: 0 } }

  return {
    // All others are asked as they are, also those that are made when they are wanted.
    effects: Object.assign(Object.create(effects) as Effects, {
      readDetail: taking(detailKey, (of: DetailOf, signal) => effects.readDetail(of, signal)),
      company: taking(companyKey, (of: { uuid: string }, signal) => effects.company(of, signal)),
    }),
    // Page and logic of one name have the same parameters.
    ahead: (page, visit) => {
      if (page.name === detailLogic.name) {
        const of = detailLogic.input(page as DetailPage, visit, start)
        keep(detailKey(of), (signal) => effects.readDetail(of, signal))
      }
      if (page.name === companyLogic.name) {
        const { of } = companyLogic.input(page as CompanyPage, visit, start)
        keep(companyKey(of), (signal) => effects.company(of, signal))
      }
    },
  }
}
