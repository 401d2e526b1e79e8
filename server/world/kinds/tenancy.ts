import type { WorldBuilding } from '@contract/world/document'
import {
  type PublicationPlan,
  type PublicationProblem,
  publicationAt,
  publicationProblems,
} from '@rules/operate/publication'
import { buildings, companies, portfolios, ssoProviders } from '../../db/schema'
import { contrastProblem } from '../contrastProblem'
import { dateOf } from '../dateOf'
import { storedHours } from '../hours'
import { among } from '../plan/among'
import type { PlanContext } from '../plan/context'
import { uuidOf } from '../plan/references'
import { type AnySection, section } from '../plan/section'
import type { Row } from '../plan/tables'
import type { Path, WorldProblem } from '../problems'

export function portfolioSection({ document, references }: PlanContext): AnySection {
  const rows = document.portfolios.map((portfolio, at) => {
    const path = ['portfolios', at]
    const { key, name, company } = portfolio
    const companyUuid = company && references.company(company, [...path, 'company'])
    return { key, path, values: { uuid: uuidOf('portfolio', portfolio), name, companyUuid } }
  })
  return section<'portfolios'>({
    kind: 'portfolio',
    table: 'portfolios',
    identity: ['uuid'],
    rows,
    where: among(
      portfolios.uuid,
      rows.map(({ values }) => values.uuid),
    ),
    isListed: null,
    keyOf: ({ name }) => name,
    required: ['name'],
  })
}

export function companySection({ document }: PlanContext): AnySection {
  const rows = document.companies.map((company, at) => {
    const { key, uuid: _, ...fields } = company
    return { key, path: ['companies', at], values: { ...fields, uuid: uuidOf('company', company) } }
  })
  return section<'companies'>({
    kind: 'company',
    table: 'companies',
    identity: ['uuid'],
    rows,
    where: among(
      companies.uuid,
      rows.map(({ values }) => values.uuid),
    ),
    isListed: null,
    keyOf: ({ name }) => name,
    required: ['name'],
  })
}

export function buildingSection({ buildings: planned, references, now }: PlanContext): AnySection {
  const rows = planned.map(({ building, uuid, path }) => {
    const { address, languages, portfolio, portfolioCompany } = building
    return {
      key: building.key,
      path,
      values: {
        uuid,
        name: building.name,
        timezone: building.timezone,
        locale: building.locale,
        languages: languages && languages.map((language, priority) => ({ ...language, priority })),
        address1: address,
        ...publicationOf(building, now),
        locality: building.locality,
        imageUrl: building.imageUrl,
        headerImageUrl: building.headerImageUrl,
        logoUrl: building.logoUrl,
        portfolioUuid: portfolio && references.portfolio(portfolio, [...path, 'portfolio']),
        portfolioCompanyUuid:
          portfolioCompany && references.company(portfolioCompany, [...path, 'portfolioCompany']),
        displayPortfolioLogo: building.displayPortfolioLogo,
        portfolioLogoUrl: building.portfolioLogoUrl,
        assetUuid: building.assetUuid,
        isGuest: building.isGuest,
        phone: building.phone,
        securityPhone: building.securityPhone,
        meetingPoint: building.meetingPoint,
        openingHours: building.openingHours && storedHours(building.openingHours),
        approvesSignUps: building.approvesSignUps,
        primaryColor: building.primaryColor,
        secondaryColor: building.secondaryColor,
        primaryFontColor: building.primaryFontColor,
        font: building.font,
        secondaryContentName: building.secondaryContentName,
      },
    }
  })
  return section<'buildings'>({
    kind: 'building',
    table: 'buildings',
    identity: ['uuid'],
    rows,
    where: among(
      buildings.uuid,
      rows.map(({ values }) => values.uuid),
    ),
    isListed: null,
    keyOf: ({ name }) => name,
    required: ['name', 'timezone', 'locale'],
    check: (row, path) => [
      ...contrastProblem(row, ['primaryFontColor', 'primaryColor'], path),
      ...timesProblems(row, path),
    ],
    buildingOf: ({ uuid }) => String(uuid),
  })
}

/** What the document's state has become by now. A state that is named without times has none. */
function publicationOf({ publication, liveAt, endAt }: WorldBuilding, now: Date) {
  if (publication === undefined) return { liveAt: dateOf(liveAt), endAt: dateOf(endAt) }
  const plan = { publication, liveAt: dateOf(liveAt) ?? null, endAt: dateOf(endAt) ?? null }
  return publicationProblems(plan).length === 0 ? publicationAt(plan, now) : plan
}

const timeMessages: Record<PublicationProblem['code'], string> = {
  required: 'a scheduled building needs this time',
  unexpected: 'only a scheduled building has liveAt, and only a live or scheduled one has endAt',
  order: 'must be after liveAt',
  past: 'must be in the future',
}

function timesProblems(row: Row, path: Path): WorldProblem[] {
  const { publication = 'live', liveAt = null, endAt = null } = row as Partial<PublicationPlan>
  return publicationProblems({ publication, liveAt, endAt }).map(({ field, code }) => ({
    path: [...path, field],
    message: timeMessages[code],
  }))
}

export function identityProviderSection({ document }: PlanContext): AnySection {
  const rows = document.identityProviders.map((provider, at) => {
    const { key, uuid: _, ...fields } = provider
    return {
      key,
      path: ['identityProviders', at],
      values: { ...fields, uuid: uuidOf('identity-provider', provider) },
      initial: { required: false },
    }
  })
  return section<'ssoProviders'>({
    kind: 'identity provider',
    table: 'ssoProviders',
    identity: ['uuid'],
    rows,
    where: among(
      ssoProviders.uuid,
      rows.map(({ values }) => values.uuid),
    ),
    isListed: null,
    keyOf: ({ name }) => name,
    required: ['domain', 'name', 'protocol', 'issuer'],
    check: (row, path) => {
      if (row.protocol === 'saml') {
        return (['url', 'certificate'] as const)
          .filter((field) => row[field] === undefined || row[field] === null)
          .map((field) => ({ path: [...path, field], message: 'a SAML provider needs this field' }))
      }
      return row.protocol === 'oidc' && typeof row.clientId !== 'string'
        ? [{ path: [...path, 'clientId'], message: 'an OIDC provider needs this field' }]
        : []
    },
  })
}
