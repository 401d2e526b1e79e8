import type { ContentAction, ContentKind } from '@contract/operate/contents'
import { useLingui } from '@lingui/react/macro'

/** The kinds of items in words. */
export function useKindNames(): Record<ContentKind, string> {
  const { t } = useLingui()
  return { event: t`Event`, deal: t`Deal`, post: t`Post` }
}

/** What tenants can do with an item, in words. */
export function useActionNames(): Record<ContentAction, string> {
  const { t } = useLingui()
  return {
    none: t`Nothing: they only read it`,
    rsvp: t`Take a place (RSVP)`,
    claim: t`Claim it`,
    external_url: t`Open a website`,
    internal_link: t`Open a page of the app`,
    deep_link: t`Open an address of the native app (deep link)`,
    native_link: t`Open a page of the native app`,
    micro_frontend: t`Open a mini-app`,
  }
}
