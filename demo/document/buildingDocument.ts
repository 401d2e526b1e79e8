import type { Capability } from '@contract/bridge'
import type { WorldInput } from '@contract/world/document'
import { timeOf } from '@rules/bookings/hours'
import type { buildings } from '@server/db/schema'
import { omit } from '@server/world/omit'
import { demoAmenityCategories } from '../amenities/all'
import { demoResources, resourceUuid } from '../bookings/resources'
import { demoServiceCategories } from '../bookings/serviceRequests'
import { type BuildingName, buildingUuid, demoDomains } from '../buildings'
import { companyKeys, demoCompanyDomains, demoTenancies } from '../companies'
import { demoContacts } from '../contacts'
import { demoUuid } from '../ids'
import { demoApps, demoRegistrations } from '../miniApps'
import { demoSystems } from '../suites'
import { demoUtilities } from '../utilities'
import { contentDocument } from './contentDocument'

type Building = NonNullable<WorldInput['buildings']>[number]

/** A building of the demo with everything that it offers. */
export function buildingDocument(
  name: BuildingName,
  row: typeof buildings.$inferInsert,
  now: Date,
): Building {
  const {
    address1,
    portfolioUuid,
    portfolioCompanyUuid,
    liveAt: _,
    endAt: __,
    openingHours: ___,
    ...fields
  } = row
  const isHere = (each: { buildingUuid: string }) => each.buildingUuid === row.uuid
  return {
    ...fields,
    ...demoContacts[name],
    key: name,
    address: address1,
    portfolio: portfolioUuid,
    portfolioCompany: portfolioCompanyUuid,
    languages: fields.languages?.map(({ code, name: spoken }) => ({ code, name: spoken })),
    domains: demoDomains.filter(isHere).map(({ domain }) => domain),
    companies: demoTenancies.filter(isHere).map(({ companyUuid, floor, openingHours }) => ({
      company: companyKeys[companyUuid] ?? companyUuid,
      floor,
      openingHours,
      domains: demoCompanyDomains
        .filter((each) => each.companyUuid === companyUuid && isHere(each))
        .map(({ domain }) => domain),
    })),
    amenities: amenitiesOf(name),
    utilities: demoUtilities.filter(isHere).map((button) => ({
      ...omit(button, 'buildingUuid', 'position'),
      key: button.name,
    })),
    miniApps: registrationsOf(buildingUuid[name]),
    resources: resourcesOf(name),
    serviceCategories: demoServiceCategories,
    ...(demoSystems[name] !== undefined && { smartBuilding: smartBuildingOf(demoSystems[name]) }),
    content: contentDocument(name, now),
  }
}

function amenitiesOf(building: BuildingName): Building['amenities'] {
  const ofBuilding = demoAmenityCategories.filter((category) => category.building === building)
  return ofBuilding.map(({ key: category, name, translations, amenities }) => ({
    key: category,
    uuid: demoUuid(`amenity-category/${building}/${category}`),
    name,
    translations,
    amenities: amenities.map(({ key, motif, alt, ...amenity }) => ({
      ...amenity,
      key,
      uuid: demoUuid(`amenity/${building}/${key}`),
      imageUrl: motif === undefined ? null : `/pictures/scene-${motif}-${building}.svg`,
      imageAltText: alt ?? null,
    })),
  }))
}

function registrationsOf(building: string): Building['miniApps'] {
  const names = new Map(demoApps.map(({ uuid, name }) => [uuid, name]))
  return demoRegistrations
    .filter(({ buildingUuid: here }) => here === building)
    .map((registration) => ({
      ...omit(registration, 'appUuid', 'buildingUuid'),
      app: names.get(registration.appUuid) ?? registration.appUuid,
      // The column is text.
      capabilities: registration.capabilities as Capability[],
    }))
}

function resourcesOf(name: BuildingName): Building['resources'] {
  return demoResources
    .filter(({ building }) => building === name)
    .map(({ building, motif, currencyType, opensAt, closesAt, ...resource }) => ({
      ...resource,
      uuid: resourceUuid(resource.key),
      imageUrl: `/pictures/scene-${motif}-${building}.svg`,
      opensAt: timeOf(opensAt),
      closesAt: timeOf(closesAt),
      currency: currencyType,
    }))
}

function smartBuildingOf(
  floors: NonNullable<(typeof demoSystems)[BuildingName]>,
): Building['smartBuilding'] {
  return {
    adapter: 'simulator',
    floors: floors.map(({ id, name, suites }) => ({
      id,
      name,
      suites: suites.map((suite) => ({
        id: suite.id,
        name: suite.name,
        simulation: suite.simulation ?? {},
        tempUnit: suite.temperature?.unit ?? null,
        tempEquipmentName: suite.temperature?.equipment ?? null,
        hasLighting: suite.light !== undefined,
      })),
    })),
  }
}
