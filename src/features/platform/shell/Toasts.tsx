import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ToastAbout, toastsOf } from '@machines/platform/toasts'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { ToastRegion } from '@ui/toast/ToastRegion'
import { useCallback } from 'react'

const texts = {
  language: msg`The language could not be loaded. Everything stays as it was.`,
  link: msg`That could not be opened. Try again.`,
  search: msg`The search could not be opened. Check your connection and try again.`,
  profile: msg`Your choice could not be saved. It holds on this device.`,
} satisfies Record<ToastAbout, MessageDescriptor>

/** Errors of actions whose place is no longer visible. */
export function Toasts() {
  const { i18n, t } = useLingui()
  const { system } = useAppServices()
  const toasts = useShared('toasts', toastsOf)
  // The server renders none, although an action may fail before hydration.
  const isHydrated = useIsHydrated()
  const dismiss = useCallback(
    (id: string) => system.toasts.send({ type: 'toast.dismissed', id: Number(id) }),
    [system],
  )
  return (
    <ToastRegion
      label={t`Messages`}
      dismissLabel={t`Dismiss`}
      onDismiss={dismiss}
      toasts={(isHydrated ? toasts : []).map(({ id, about }) => ({
        id: String(id),
        tone: 'warning',
        text: i18n._(texts[about]),
      }))}
    />
  )
}
