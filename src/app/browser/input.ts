import type { Boot } from '@contract/deployment'
import { toLocale } from '@contract/locales'
import { takeResetLink } from '@features/auth/provider/resetLink'
import { takeSsoCallback } from '@features/auth/provider/ssoCallback'
import { hasHostTransport } from '@features/embed/native/isNative'
import { takeKioskCode } from '@features/kiosk/kioskLink'
import type { AppInput } from '@machines/platform/app/context'
import type { Branding } from '@machines/tenancy/whitelabel/machine'
import { readReloadedPath } from '@platform/chunkRecovery'
import { storedConsent } from '@platform/measuring/choice'
import { readCachedAt } from '@platform/offline/cachedAt'
import { randomKey } from '@platform/randomKey'
import { kioskFlag, shortcuts, stored } from '@platform/storage/stored'

export const buildingInPath = /^\/building\/([\da-f-]{36})(\/|$)/i

/** Brand and theme of the host, if the server has inlined them. */
export const inlinedBranding = ({ whitelabel, theme }: Boot): Branding | null =>
  whitelabel && theme ? { whitelabel, theme } : null

/** What a page in the browser knows before any call. Removes secrets from the address. */
export function browserInput(boot: Boot): AppInput {
  const { deployment, host, toggles, kiosk } = boot
  // First, because it restores parameters in the address that are read below.
  const ssoCallback = takeSsoCallback()
  const resetLink = takeResetLink()
  const kioskCode = takeKioskCode()
  const building = stored.building.read()
  const theme = stored.theme.read()
  return {
    host,
    deployment,
    seed: randomKey(),
    isNativeHost: deployment.mobileUserAgents.some((name) => navigator.userAgent.includes(name)),
    hasHostTransport: hasHostTransport(window),
    branding: inlinedBranding(boot),
    toggles,
    storedBuilding: building !== null && theme !== null ? { ...building, theme } : null,
    requestedBuildingUuid: buildingInPath.exec(window.location.pathname)?.[1] ?? null,
    language: {
      queried: toLocale(new URLSearchParams(window.location.search).get('lang')),
      chosen: stored.language.read(),
      browser: navigator.languages.map(toLocale).find((locale) => locale !== null) ?? null,
      active: null,
      offersPseudo: deployment.offersPseudoLocale,
    },
    isKiosk: kioskFlag.read(),
    reloadedPath: readReloadedPath(),
    isOffline: !navigator.onLine,
    cachedAt: readCachedAt(),
    hasExitPin: kiosk.hasExitPin,
    consent: storedConsent(),
    hasShortcuts: shortcuts.read() ?? true,
    ssoCallback,
    resetLink,
    kioskCode,
  }
}
