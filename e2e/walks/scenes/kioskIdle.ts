import type { WalkScene } from '@kit/systems/planWalks'
import { kioskIdleMachine } from '@machines/kiosk/kioskIdle/machine'

type Scene = WalkScene<typeof kioskIdleMachine>

const scenes: Record<string, Scene> = {
  'a kiosk in a lobby': {
    // What a deployment has by default.
    input: { idleSeconds: 60, warningSeconds: 20, slideSeconds: 10 },
    events: {
      'kiosk.started': [],
      'kiosk.ended': [],
      'guest.acted': [],
      'handOff.offered': [{ address: '/', needsSignIn: false }],
      'handOff.closed': [],
    },
    actors: { wipeBrowser: { done: [undefined] } },
    contextKey: ({ left, slide, wipes, handOff }) => ({
      left,
      hasMoved: slide > 0,
      hasWiped: wipes > 0,
      handsOff: handOff !== null,
    }),
    canHappen: (name, _, at) => {
      const handsOff = at.context.handOff !== null
      const isWaiting = at.matches({ on: { inUse: 'waiting' } })
      if (name === 'handOff.closed') return isWaiting && handsOff
      if (name === 'handOff.offered' || name === 'kiosk.ended') return isWaiting && !handsOff
      return name !== 'after wipeTimeout'
    },
  },
}

export const kioskIdle = { machine: kioskIdleMachine, scenes }
