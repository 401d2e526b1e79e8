import { defineLogic, definePage } from '@shared/pages/definePage'

export const helpDeskLogic = defineLogic({
  name: 'helpDesk',
  load: async () => (await import('./helpDesk.logic')).helpDesk,
  area: 'mine',
  lifetime: 'transient',
  input: (_, { buildingUuid }, start) => ({ buildingUuid, ...start }),
})

const helpDeskScreen = {
  area: 'mine',
  screen: async () => (await import('./HelpDeskScreen')).HelpDeskScreen,
  logic: helpDeskLogic.at(),
} as const

export const helpDeskPage = definePage({
  path: '/help-desk',
  ...helpDeskScreen,
  requires: ['tenant'],
})

export const mobileHelpDeskPage = definePage({
  path: '/webview/help-desk',
  ...helpDeskScreen,
  requires: ['nativeHost'],
})
