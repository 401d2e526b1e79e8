import { adminLaunchMachine } from '@machines/embed/adminLaunch/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export const adminLaunch = (effects: Effects) =>
  adminLaunchMachine.provide({ actors: { launchAdmin: promiseOf(effects.launchAdmin) } })
