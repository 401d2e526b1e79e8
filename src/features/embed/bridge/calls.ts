import { createAppSession, launchApp, type MiniApp, miniApps } from '@contract/apps'
import type { AppToken, BridgeReplies } from '@contract/bridge'
import { paymentMethods, tokenizeCard } from '@contract/payments'
import { BridgeFailure, type RequestedCall } from '@machines/embed/bridgeCall/machine'
import type { Api } from '@platform/api/client'
import { isLaunchPage, openedApps } from '@rules/embed/openedApps'
import {
  appBrand,
  appBuilding,
  appCard,
  appTheme,
  appUser,
  handshakeReply,
  regionOf,
} from '@rules/embed/replies'
import { appStorage } from './appStorage'
import type { HostFacts } from './hostFacts'
import { createSessionTokens, reusedForMs } from './sessionTokens'

type Given = {
  facts: () => HostFacts
  /** The API's URL, for pages of other origins. */
  apiUrl: string
}

/** @throws if the value is unknown because the user is no longer in a building. */
function known<Fact>(fact: Fact | null): Fact {
  if (fact === null) throw new BridgeFailure('This value is not available now')
  return fact
}

/** Calls that mini-apps can make. Their capabilities have already been checked. */
export const bridgeCalls = ({ call: callApi, goodToken }: Api, { facts, apiUrl }: Given) => {
  const sessionOf = createSessionTokens()
  const tokenOf = async (
    { app, origin }: Pick<RequestedCall, 'app' | 'origin'>,
    maxAgeMs: number,
    signal: AbortSignal,
  ): Promise<AppToken> => {
    const { uuid } = known(facts().building)
    const begin = async () => {
      const { data } = await callApi(createAppSession, {
        params: { appUuid: app.uuid },
        body: { building_uuid: uuid, base_url: `${origin}/` },
        signal,
      })
      return data.session
    }
    const [session, jwt] = await Promise.all([
      sessionOf(app, maxAgeMs, begin),
      app.capabilities.includes('getJWT') ? goodToken(signal) : null,
    ])
    const { token, expires_at: end } = session
    return { session_token: token, expires_at: end ?? null, jwt }
  }
  const ownerOf = ({ app }: RequestedCall) => {
    const { user, isKiosk } = facts()
    // The kiosk's next guest could read it.
    if (isKiosk) throw new BridgeFailure('Nothing can be kept here')
    return { userUuid: known(user).uuid, appUuid: app.uuid }
  }
  const themeNow = () => appTheme(facts().theme, facts().branding)

  return {
    /** The mini-apps of the current building that a page may be: see `openedApps`. */
    registeredApps: async (
      { address }: { address: string },
      signal: AbortSignal,
    ): Promise<MiniApp[]> => {
      const { building, isKiosk } = facts()
      if (building === null || isKiosk) return []
      const { data } = await callApi(miniApps, { params: { buildingId: building.uuid }, signal })
      const { origin } = new URL(address)
      return openedApps(
        data.filter(({ origins }) => origins.includes(origin)),
        address,
      )
    },

    /**
     * The address that opens a page for this user; unchanged if no app there requests an identity.
     */
    launchPage: async (
      { address, apps }: { address: string; apps: readonly MiniApp[] },
      signal: AbortSignal,
    ): Promise<string> => {
      const { building, hasDirectLinks } = facts()
      const app = apps.find(
        ({ launch, launch_by: by }) =>
          isLaunchPage(launch, address) &&
          (by === 'saml' || (by === 'one_time_link' && hasDirectLinks)),
      )
      if (app === undefined) return address
      const { data } = await callApi(launchApp, {
        params: { buildingId: known(building).uuid, appUuid: app.uuid },
        body: { url: address },
        signal,
      })
      return data.url
    },

    openApp: async (
      request: RequestedCall,
      signal: AbortSignal,
    ): Promise<BridgeReplies['init']> => {
      const { app, origin } = request
      const token = await tokenOf(request, reusedForMs.handshake, signal)
      const { user, building, branding, locale } = facts()
      return handshakeReply(
        {
          ...token,
          base_url: `${origin}/`,
          api_url: apiUrl,
          language: locale,
          user: user && appUser(user),
          building: building && appBuilding(building),
          brand: branding && appBrand(branding),
          theme: themeNow(),
        },
        app.capabilities,
      )
    },

    perform: async (request: RequestedCall, signal: AbortSignal): Promise<unknown> => {
      const { call } = request
      switch (call.action) {
        case 'getJWT':
          return { jwt: await goodToken(signal) } satisfies BridgeReplies['getJWT']
        case 'getUser':
          return appUser(known(facts().user)) satisfies BridgeReplies['getUser']
        case 'getBuilding':
          return appBuilding(known(facts().building)) satisfies BridgeReplies['getBuilding']
        case 'getBuildings':
          return {
            buildings: facts().buildings.map(appBuilding),
          } satisfies BridgeReplies['getBuildings']
        case 'getHostInfo':
          return {
            platform: 'web',
            version: facts().version,
            region: regionOf(facts().building?.locale),
            theme: themeNow(),
          } satisfies BridgeReplies['getHostInfo']
        case 'setStorage':
          appStorage.set(ownerOf(request), call.data)
          return { success: true } satisfies BridgeReplies['setStorage']
        case 'getStorage':
          return {
            key: call.data.key,
            value: appStorage.get(ownerOf(request), call.data.key),
          } satisfies BridgeReplies['getStorage']
        case 'showNativePayment':
          return { success: false } satisfies BridgeReplies['showNativePayment']
        case 'hideNativePayments':
          return { success: true, mocked: true } satisfies BridgeReplies['hideNativePayments']
        case 'getPaymentMethods': {
          const { data } = await callApi(paymentMethods, { signal })
          return {
            cards: data.map(appCard),
            apple_pay: false,
            google_pay: false,
          } satisfies BridgeReplies['getPaymentMethods']
        }
        case 'tokenizeCard': {
          const params = { cardId: call.data.card_id, gatewayId: call.data.gateway_id }
          const { data } = await callApi(tokenizeCard, { params, signal })
          return { token: data.token } satisfies BridgeReplies['tokenizeCard']
        }
        case 'getTheme':
          return themeNow() satisfies BridgeReplies['getTheme']
        case 'getBrand':
          return appBrand(known(facts().branding)) satisfies BridgeReplies['getBrand']
        case 'refreshToken':
          return (await tokenOf(
            request,
            reusedForMs.refresh,
            signal,
          )) satisfies BridgeReplies['refreshToken']
        case 'getKioskEnabled':
          return { kiosk_enabled: facts().isKiosk } satisfies BridgeReplies['getKioskEnabled']
        default:
          // The bridge itself handles handshakes, closing the frame and signing out.
          throw new BridgeFailure(`${call.action} is not asked for here`)
      }
    },
  }
}
