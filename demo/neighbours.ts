import type { BuildingName } from './buildings'
import { demoUuid } from './ids'

const firstNames =
  'Amara Ansel Beatriz Bohdan Cem Chiara Dalia Darragh Eilidh Emeka Farah Florian Giulia Hana Henrik Ilse Imani Ivo Jamila Jarek Kaito Katya Lamine Leonie Mateo Mirela Naledi Nils Oona Otto Priya Quentin Rafael Renske Saoirse Soren Tariq Thandi Uma Vikram Wanjiru Xenia Yara Yusuf Zofia'.split(
    ' ',
  )
const lastNames =
  'Abara Bergström Castellano Dvořák Engel Fitzgerald Grünwald Haddad Ibarra Jankowski Kimura Laurent Mbeki Nakamura Oyelaran Petrov Quispe Rossi Silva Tanaka Ueda Vasquez Wójcik Yilmaz Zhang'.split(
    ' ',
  )

/** How many neighbours rent where. */
const perBuilding: [BuildingName, number][] = [
  ['meridian', 120],
  ['kontorhaus', 50],
  ['harbor', 70],
  ['leaseline', 110],
]

type Neighbour = {
  uuid: string
  email: string
  firstName: string
  lastName: string
  building: BuildingName
}

/**
 * The people who took the places that are taken. Nobody signs in as one of them: they have no password,
 * and their domain is registered nowhere.
 */
export const neighbours: Neighbour[] = perBuilding
  .flatMap(([building, many]) => Array.from({ length: many }, () => building))
  .map((building, n) => {
    // Two lists whose lengths share no divisor but five: every fifth round the second one moves on.
    const firstName = firstNames[n % firstNames.length] ?? ''
    const lastName = lastNames[(n + Math.floor(n / 225)) % lastNames.length] ?? ''
    const email = `${asciiOf(firstName)}.${asciiOf(lastName)}@neighbours.example`
    return {
      uuid: demoUuid(`user/${email}`),
      email,
      firstName,
      lastName,
      building,
    }
  })

function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
}
