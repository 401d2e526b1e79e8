import { type BuildingName, buildingUuid } from './buildings'
import { demoTenancies } from './companies'
import { demoUuid } from './ids'

const firstNames =
  'Amara Ansel Beatriz Bohdan Cem Chiara Dalia Darragh Eilidh Emeka Farah Florian Giulia Hana Henrik Ilse Imani Ivo Jamila Jarek Kaito Katya Lamine Leonie Mateo Mirela Naledi Nils Oona Otto Priya Quentin Rafael Renske Saoirse Soren Tariq Thandi Uma Vikram Wanjiru Xenia Yara Yusuf Zofia'.split(
    ' ',
  )
const lastNames =
  'Abara Bergström Castellano Dvořák Engel Fitzgerald Grünwald Haddad Ibarra Jankowski Kimura Laurent Mbeki Nakamura Oyelaran Petrov Quispe Rossi Silva Tanaka Ueda Vasquez Wójcik Yilmaz Zhang'.split(
    ' ',
  )

/** How many of these people each building has. */
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
  /** The employer, in this building; null for every fifth. */
  companyUuid: string | null
}

/**
 * Fictional people who occupy the places that are taken from the start. They cannot sign in: they
 * have no password, and their e-mail domain is not registered.
 */
export const neighbours: Neighbour[] = perBuilding
  .flatMap(([building, many]) => Array.from({ length: many }, () => building))
  .map((building, n) => {
    // The two lists repeat the same pairs after 225 people; from then on the last names are shifted by one.
    const firstName = firstNames[n % firstNames.length] ?? ''
    const lastName = lastNames[(n + Math.floor(n / 225)) % lastNames.length] ?? ''
    const email = `${asciiOf(firstName)}.${asciiOf(lastName)}@neighbours.example`
    return {
      uuid: demoUuid(`user/${email}`),
      email,
      firstName,
      lastName,
      building,
      companyUuid: employerOf(building, n),
    }
  })

function employerOf(building: BuildingName, n: number): string | null {
  const rented = demoTenancies.filter((each) => each.buildingUuid === buildingUuid[building])
  return n % 5 === 0 ? null : (rented[n % rented.length]?.companyUuid ?? null)
}

function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
}
