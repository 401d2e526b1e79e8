import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import { useLingui } from '@lingui/react/macro'
import { listOf } from '@machines/home/utilities/selectors'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@xstate/react'

const asSet = (types: readonly string[] | null | undefined) => (types ?? []).toSorted().join()

/** As the button of home calls it that leads to these types of companies; else by the types themselves. */
export function useDirectoryTitle(types: readonly string[]): string {
  const { t } = useLingui()
  const { data } = useRead(useSelector(usePage(utilitiesLogic), (at) => at && listOf(at)))
  if (types.length === 0) return t`Companies`
  const button = data?.find(({ company_types: of }) => asSet(of) === asSet(types))
  return button?.text ?? t`Companies: ${types.join(', ')}`
}
