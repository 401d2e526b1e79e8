import { handedOver, isOver } from '@machines/kiosk/kiosk/machine'
import {
  buildingsOf,
  isRefused,
  ownBuildingOf,
  selectedBuilding,
  switchFailure,
} from '@machines/tenancy/building/selectors'
import { enabledFlags } from '@machines/tenancy/flags/machine'
import { requestedLocale } from '@machines/tenancy/language/machine'
import { flagIdentity } from '../context'
import { appSetup } from '../setup'

/** The shared actors, and the events that the root handles for them. */
export const shared = appSetup.createStateConfig({
  invoke: [
    {
      id: 'pages',
      src: 'pages',
      systemId: 'pages',
      input: ({ context: { input } }) => ({
        seed: input.seed,
        limits: {
          files: input.deployment.limits.attachments,
          bytes: input.deployment.limits.attachmentBytes,
        },
        hasLive: input.deployment.extensions.includes('live'),
      }),
    },
    {
      id: 'live',
      src: 'live',
      systemId: 'live',
      input: ({ context }) => ({ seed: context.input.seed }),
    },
    {
      id: 'flags',
      src: 'flags',
      systemId: 'flags',
      input: ({ context }) => ({
        identity: flagIdentity(context),
        inlined: context.input.toggles,
      }),
      onSnapshot: {
        guard: {
          type: 'hasDiscoverMoved',
          params: ({ event }) => ({ enabled: enabledFlags(event.snapshot) }),
        },
        actions: [
          {
            type: 'setNewerDiscover',
            params: ({ event }) => ({ enabled: enabledFlags(event.snapshot) }),
          },
          'sendScope',
          'sendOfflineScope',
        ],
      },
    },
    {
      id: 'building',
      src: 'building',
      systemId: 'building',
      input: ({ context }) => ({ stored: context.input.storedBuilding }),
      onSnapshot: [
        {
          guard: {
            type: 'isBuildingRefused',
            params: ({ event }) => ({ isRefused: isRefused(event.snapshot) }),
          },
          actions: 'endSession',
        },
        {
          guard: {
            type: 'hasEnteredAnother',
            params: ({ event }) => ({ entered: event.snapshot.context.entered }),
          },
          actions: [
            {
              type: 'setEntered',
              params: ({ event }) => ({
                entered: event.snapshot.context.entered,
                buildings: buildingsOf(event.snapshot),
              }),
            },
            {
              type: 'offerLanguages',
              params: ({ event }) => ({ building: ownBuildingOf(event.snapshot) }),
            },
            'identifyFlags',
            'confirmSwitch',
            'sendScope',
            'sendOfflineScope',
          ],
        },
        {
          guard: {
            type: 'hasSwitchFailed',
            params: ({ event }) => ({ failure: switchFailure(event.snapshot) }),
          },
          actions: [
            {
              type: 'setSwitchFailure',
              params: ({ event }) => ({ failure: switchFailure(event.snapshot) }),
            },
            {
              type: 'raiseSwitchError',
              params: ({ event }) => ({
                failure: switchFailure(event.snapshot),
                building: selectedBuilding(event.snapshot),
              }),
            },
          ],
        },
      ],
    },
    {
      id: 'language',
      src: 'language',
      systemId: 'language',
      input: ({ context }) => context.input.language,
      onSnapshot: {
        guard: {
          type: 'hasLanguageMoved',
          params: ({ event }) => ({ lang: requestedLocale(event.snapshot) }),
        },
        actions: [
          {
            type: 'setLanguage',
            params: ({ event }) => ({ lang: requestedLocale(event.snapshot) }),
          },
          'sendScope',
          'sendOfflineScope',
        ],
      },
    },
    // Before the kiosk, which sends it the mode of the device.
    {
      id: 'kioskIdle',
      src: 'kioskIdle',
      systemId: 'kioskIdle',
      input: ({ context }) => context.input.deployment.kiosk,
    },
    {
      id: 'consent',
      src: 'consent',
      systemId: 'consent',
      input: ({ context: { input } }) => ({
        choice: input.consent,
        isAskable: input.deployment.measuring !== undefined && !input.isNativeHost,
      }),
    },
    {
      id: 'kiosk',
      src: 'kiosk',
      systemId: 'kiosk',
      input: ({ context: { input } }) => ({
        startsOn: input.isKiosk,
        hasExitPin: input.hasExitPin,
      }),
      onSnapshot: [
        {
          guard: {
            type: 'hasHandedOver',
            params: ({ event }) => ({ known: handedOver(event.snapshot) }),
          },
          actions: [
            {
              type: 'setKioskSession',
              params: ({ event }) => ({ known: handedOver(event.snapshot) }),
            },
            {
              type: 'replaceSession',
              params: ({ event }) => ({ known: handedOver(event.snapshot) }),
            },
          ],
        },
        {
          guard: {
            type: 'isKioskOver',
            params: ({ event }) => ({ isOver: isOver(event.snapshot) }),
          },
          actions: 'endSession',
        },
      ],
    },
    {
      id: 'globalError',
      src: 'globalError',
      systemId: 'globalError',
    },
    {
      id: 'toasts',
      src: 'toasts',
      systemId: 'toasts',
    },
    {
      id: 'chunkRecovery',
      src: 'chunkRecovery',
      systemId: 'chunkRecovery',
      input: ({ context: { input } }) => ({ reloadedPath: input.reloadedPath }),
    },
    {
      id: 'offline',
      src: 'offline',
      systemId: 'offline',
      input: ({ context: { input } }) => ({ isOffline: input.isOffline, cachedAt: input.cachedAt }),
    },
    {
      id: 'install',
      src: 'install',
      systemId: 'install',
    },
    {
      id: 'embeddedPage',
      src: 'embeddedPage',
      systemId: 'embeddedPage',
    },
    {
      id: 'shortcuts',
      src: 'shortcuts',
      systemId: 'shortcuts',
      input: ({ context: { input } }) => ({ startsOn: input.hasShortcuts }),
    },
  ],
})
