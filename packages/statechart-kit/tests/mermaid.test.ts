import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { toMermaid } from '../src/mermaid'
import { buildingMachine } from './charts/building'
import { signInMachine } from './charts/signIn'
import { doorbellMachine } from './charts/small'

describe('a chart as Mermaid text', () => {
  it('draws guards, actors, delays and final states', () => {
    expect(toMermaid(doorbellMachine)).toBe(`stateDiagram-v2
  [*] --> closed
  state "closed" as closed
  state "ringing" as ringing
  note right of ringing
    invokes ring
  end note
  state "inside" as inside
  state "outside" as outside
  closed --> ringing : door.pushed / note
  ringing --> outside : door.left
  ringing --> inside : done(ring) [isOpen]
  ringing --> outside : done(ring)
  ringing --> outside : error(ring)
  ringing --> outside : after ringTimeout
  inside --> [*]
  outside --> [*]
`)
  })

  it('separates regions, and draws transitions of a whole state from a box inside', () => {
    expect(toMermaid(buildingMachine)).toBe(`stateDiagram-v2
  state "visit" as visit {
    state "any state of visit" as visit_any
    [*] --> visit_active
    state "active" as visit_active
    state "idle" as visit_idle
    state "over" as visit_over
    visit_any --> visit_any : * / alertPorter
    visit_any --> visit_over : after visitTimeout
    visit_active --> visit_active : activity.noticed (re-enters)
    visit_active --> visit_idle : after idleTimeout
    visit_idle --> visit_active : activity.noticed
  }
  --
  state "entrance" as entrance {
    state "any state of entrance" as entrance_any
    note right of entrance_any
      invokes watchSensors
    end note
    [*] --> entrance_guarded
    state "guarded" as entrance_guarded
    note right of entrance_guarded
      invokes door
    end note
    state "passing" as entrance_passing
    state "unwatched" as entrance_unwatched
    entrance_any --> entrance_unwatched : error(watchSensors)
    entrance_guarded --> entrance_guarded : door.requested / openDoor
    entrance_guarded --> entrance_guarded : floor.chosen / rememberFloor (re-enters)
    entrance_guarded --> entrance_unwatched : done(door)
    entrance_guarded --> entrance_unwatched : error(door)
    entrance_guarded --> entrance_passing : snapshot(door) [isOpen] / rememberUses
    entrance_guarded --> entrance_guarded : snapshot(door)
    entrance_passing --> entrance_guarded : door.requested
    entrance_passing --> entrance_unwatched : always [isUpstairs]
    entrance_unwatched --> entrance_unwatched : noise.heard
  }
`)
  })

  it('draws an arrow that leaves a state outside it, and the whole root as a box', () => {
    const lines = toMermaid(signInMachine).split('\n')
    expect(lines).toContain(
      '  code_verifyingCode --> cancelled : error(verifyCode) [isLastAttempt]',
    )
    expect(lines).toContain('    code_enteringCode --> code_verifyingCode : code.submitted')
    expect(lines).toContain('  routing --> lookingUpEmail : always [hasEmail]')
    expect(lines).toContain('  root_any --> cancelled : session.ended')
    expect(lines).toContain('  code --> signedIn : done')
  })

  it('renames what Mermaid would misread', () => {
    const machine = setup({ types: { events: {} as { type: 'a:b;c#d' } } }).createMachine({
      initial: 'only',
      states: { only: { on: { 'a:b;c#d': { target: 'only' } } } },
    })
    expect(toMermaid(machine)).toContain('only --> only : a b c d\n')
  })

  it('is the same for a copy made by provide', () => {
    expect(toMermaid(signInMachine.provide({}))).toBe(toMermaid(signInMachine))
  })

  it('draws a part of the chart alone', () => {
    const { id } = doorbellMachine.root
    const part = {
      states: new Set([id, `${id}.closed`, `${id}.ringing`]),
      transitions: new Set([`${id}.closed on door.pushed [0]`]),
    }
    expect(toMermaid(doorbellMachine, part)).toBe(`stateDiagram-v2
  [*] --> closed
  state "closed" as closed
  state "ringing" as ringing
  note right of ringing
    invokes ring
  end note
  closed --> ringing : door.pushed / note
`)
  })
})
