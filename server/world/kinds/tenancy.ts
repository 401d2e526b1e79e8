import { buildings, companies, portfolios, ssoProviders } from '../../db/schema'
import { contrastProblem } from '../contrastProblem'
import { among } from '../plan/among'
import type { PlanContext } from '../plan/context'
import { uuidOf } from '../plan/references'
import { type AnySection, section } from '../plan/section'

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

export function buildingSection({ buildings: planned, references }: PlanContext): AnySection {
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
        publication: building.publication,
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
    check: (row, path) => contrastProblem(row, ['primaryFontColor', 'primaryColor'], path),
    buildingOf: ({ uuid }) => String(uuid),
  })
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
