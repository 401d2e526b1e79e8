import type { WorldDocument } from '@contract/world/document'
import type { Connection } from '../db/database'
import { checkValues } from './checkValues'
import { amenitySections } from './kinds/amenities'
import { domainSection, tenancySection } from './kinds/buildingTenants'
import { contentCategorySection } from './kinds/contentCategories'
import { contentItemSection } from './kinds/contentItems'
import { contentPlaceSections } from './kinds/contentPlaces'
import { flagRuleSection } from './kinds/flagRules'
import { peopleSections } from './kinds/people'
import { resourceSection } from './kinds/resources'
import { serviceCategorySection } from './kinds/serviceCategories'
import { smartBuildingSections } from './kinds/smartBuildings'
import {
  buildingSection,
  companySection,
  identityProviderSection,
  portfolioSection,
} from './kinds/tenancy'
import { miniAppSections, utilitySection } from './kinds/utilities'
import { whitelabelSections } from './kinds/whitelabels'
import { lockWorld } from './lockWorld'
import { compare } from './plan/compare'
import type { PlanContext } from './plan/context'
import type { WorldPlan } from './plan/plan'
import { readReferences, uuidOf } from './plan/references'
import type { AnySection } from './plan/section'
import { type WorldProblem, WorldRefusal } from './problems'

/**
 * The difference between a document and the database. Reads only; pass the plan to `applyWorld` in the same
 * transaction, or drop it for a dry run.
 *
 * @param tx a transaction: plans take turns in it
 * @param now when revoked memberships end
 * @throws `WorldRefusal` (`invalid_request`) with all problems that the schema cannot see: unknown references, records
 *   named twice, hosts and domains that are taken, colors without contrast, removals that would delete users' data
 */
export async function planWorld(
  tx: Connection,
  document: WorldDocument,
  now: Date,
): Promise<WorldPlan> {
  const unstorable = checkValues(document)
  if (unstorable.length > 0) throw new WorldRefusal(unstorable)
  await lockWorld(tx)
  const problems: WorldProblem[] = []
  const references = await readReferences(tx, document, problems)
  const buildings = document.buildings.map((building, at) => ({
    building,
    uuid: uuidOf('building', building),
    path: ['buildings', at],
  }))
  const sections = await sectionsOf({ tx, document, now, references, problems, buildings })
  const plan: WorldPlan = { changes: [], writes: [], buildings: [], at: now }
  const changed = new Set<string>()
  for (const section of sections) {
    if (section.rows.length === 0 && section.isListed === null) continue
    const compared = await compare(tx, section)
    problems.push(...compared.problems)
    plan.changes.push(...compared.changes)
    plan.writes.push(compared.write)
    for (const uuid of compared.buildings) if (uuid !== null) changed.add(uuid)
  }
  if (problems.length > 0) throw new WorldRefusal(uniqueOf(problems))
  plan.buildings = [...changed]
  return plan
}

async function sectionsOf(context: PlanContext): Promise<AnySection[]> {
  return [
    ...(await whitelabelSections(context)),
    portfolioSection(context),
    companySection(context),
    buildingSection(context),
    tenancySection(context),
    await domainSection(context),
    identityProviderSection(context),
    ...(await miniAppSections(context)),
    utilitySection(context),
    ...(await amenitySections(context)),
    resourceSection(context),
    serviceCategorySection(context),
    ...smartBuildingSections(context),
    contentCategorySection(context),
    contentItemSection(context),
    ...(await contentPlaceSections(context)),
    ...(await peopleSections(context)),
    flagRuleSection(context),
  ]
}

/** Several sections resolve the same reference. */
function uniqueOf(problems: readonly WorldProblem[]): WorldProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
