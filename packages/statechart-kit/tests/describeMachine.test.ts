import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeMachine } from '../src/describeMachine'
import { buildingMachine, buildingOptions } from './charts/building'
import { signInMachine, signInOptions } from './charts/signIn'

// Separate from the product's counts.
const countsDirectory = mkdtempSync(join(tmpdir(), 'kit-'))

describeMachine('sign-in', signInMachine, { ...signInOptions, countsDirectory })

describeMachine('building', buildingMachine, { ...buildingOptions, countsDirectory })
