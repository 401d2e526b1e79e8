import type { MiniApp } from '@contract/apps'
import { type BridgeAction, bridgeActions, type GrantedAction } from '@contract/bridge'

/** A registered app with the named grants; with all grants by default. */
export function appWith(
  given: Partial<MiniApp> = {},
  capabilities: MiniApp['capabilities'] = bridgeActions.filter(
    (action): action is GrantedAction => action !== 'init',
  ),
): MiniApp {
  return {
    uuid: '00000000-0000-4000-8000-00000000a001',
    name: 'Lunch',
    kind: 'microfrontend',
    icon: null,
    launch: 'https://apps.test/lunch',
    origins: ['https://apps.test'],
    capabilities,
    ...given,
  }
}
export const lunchApp = appWith()
export const otherApp = appWith({
  uuid: '00000000-0000-4000-8000-00000000a002',
  name: 'Bikes',
  origins: ['https://bikes.test'],
})

/** A valid message of each action. */
export const soundData: Partial<Record<BridgeAction, object>> = {
  init: { app_uuid: lunchApp.uuid },
  setStorage: { key: 'a', value: 'b' },
  getStorage: { key: 'a' },
  tokenizeCard: { card_id: 'c', gateway_id: 'g' },
}
export const soundMessage = (action: BridgeAction, id?: number): string =>
  JSON.stringify({ action, data: soundData[action], id })
