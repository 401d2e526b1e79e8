import type { Connection } from '@server/db/database'
import { type Simulation, suiteStates } from '@server/db/schema'
import { sql } from 'drizzle-orm'
import { type BuildingName, buildingUuid } from './buildings'

type Suite = {
  id: string
  name: string
  /** The current and the requested value. */
  temperature?: { unit: 'F' | 'C'; now: number; requested: number; equipment: string | null }
  light?: number
  isOffline?: true
  simulation?: Simulation
}
type Floor = { id: string; name: string; suites: Suite[] }

const fahrenheit = (now: number, requested: number, equipment: string | null) =>
  ({ unit: 'F', now, requested, equipment }) as const
const celsius = (now: number, requested: number, equipment: string | null) =>
  ({ unit: 'C', now, requested, equipment }) as const

/** Buildings without an entry have no such system; Harbor Exchange has one that has not been set up. */
export const demoSystems: Partial<Record<BuildingName, Floor[]>> = {
  meridian: [
    {
      id: '7',
      name: 'Floor 7',
      suites: [
        {
          id: '710',
          name: 'Suite 710 · Calder Press',
          temperature: fahrenheit(70.6, 71, 'VAV box 7-10'),
          light: 65,
        },
        { id: '720', name: 'Suite 720 · Library', light: 40 },
        {
          id: '730',
          name: 'Suite 730 · Server landing',
          temperature: fahrenheit(67, 67, 'Fan coil 7-30'),
        },
        {
          id: '740',
          name: 'Suite 740 · Being fitted out',
          temperature: fahrenheit(69, 70, null),
          light: 0,
          isOffline: true,
        },
      ],
    },
    {
      id: '12',
      name: 'Floor 12',
      suites: [
        {
          id: '1210',
          name: 'Suite 1210 · Brightwater Analytics',
          temperature: fahrenheit(72.2, 72, 'VAV box 12-10'),
          light: 80,
          // A programme of the building resets every setpoint to the same value.
          simulation: { overruledTo: 72, overruledAfter: 4 },
        },
        {
          id: '1220',
          name: 'Suite 1220 · Boardroom',
          temperature: fahrenheit(68.4, 70, 'Chilled beam 12-20'),
          light: 100,
          // A faulty gateway: it is offline for 20 seconds of every ten minutes.
          simulation: { offlineEvery: 600, offlineFor: 20 },
        },
      ],
    },
    { id: 'roof', name: 'Roof terrace', suites: [] },
  ],
  kontorhaus: [
    {
      id: '2',
      name: '2. Obergeschoss',
      suites: [
        {
          id: '2-west',
          name: 'Kontor West',
          temperature: celsius(20.6, 21, 'Kühldecke 2-West'),
          light: 55,
        },
        {
          id: '2-ost',
          name: 'Kontor Ost',
          temperature: celsius(21.8, 22, 'Heizkörper 2-Ost'),
        },
        { id: '2-galerie', name: 'Galerie', light: 30 },
      ],
    },
    {
      id: '5',
      name: '5. Obergeschoss',
      suites: [
        {
          id: '5-speicher',
          name: 'Speicherboden',
          temperature: celsius(19.2, 20, 'Konvektor 5-1'),
          light: 70,
        },
      ],
    },
  ],
  harbor: [],
}

/** The current states of the demo's suites, all of them simulated. */
export async function insertSuiteStates(tx: Connection, now: Date): Promise<void> {
  const states = Object.entries(demoSystems).flatMap(([name, floors]) =>
    floors.flatMap(({ id: floorId, suites }) =>
      suites.map(({ id, temperature, light = null, isOffline }) => ({
        buildingUuid: buildingUuid[name as BuildingName],
        floorId,
        suiteId: id,
        revision: 1,
        isOnline: isOffline !== true,
        temperature: temperature?.now ?? null,
        requestedTemperature: temperature?.requested ?? null,
        lighting: light,
        requestedLighting: light,
        at: now,
      })),
    ),
  )
  await tx
    .insert(suiteStates)
    .values(states)
    .onConflictDoUpdate({
      target: [suiteStates.buildingUuid, suiteStates.floorId, suiteStates.suiteId],
      set: {
        isOnline: sql`excluded.is_online`,
        temperature: sql`excluded.temperature`,
        requestedTemperature: sql`excluded.requested_temperature`,
        lighting: sql`excluded.lighting`,
        requestedLighting: sql`excluded.requested_lighting`,
      },
    })
}
