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
  language: msg`We couldn’t load that language. Nothing has changed.`,
  link: msg`We couldn’t open that. Try again.`,
  search: msg`We couldn’t open search. Check your connection and try again.`,
  profile: msg`We couldn’t save your choice. It applies on this device only.`,
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
