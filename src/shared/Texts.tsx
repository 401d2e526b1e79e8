import type { I18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * Provides the texts of the active language. Unlike Lingui's provider, it does not render every view again when the
 * messages of another part of the app are added: no view on the page uses them yet (see `createCatalogues`).
 */
export function Texts({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const subscribe = useCallback((onChange: () => void) => i18n.on('change', onChange), [i18n])
  const localeOf = () => i18n.locale
  const locale = useSyncExternalStore(subscribe, localeOf, localeOf)
  const context = useMemo(() => ({ i18n, _: i18n._.bind(i18n), locale }), [i18n, locale])
  return <LinguiContext value={context}>{children}</LinguiContext>
}
