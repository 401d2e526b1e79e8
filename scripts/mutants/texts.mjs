// Leaves alone what Lingui's macros have to read while they compile: the forms of a plural, and the blank `{' '}` between
// two elements. With a switch in its place it would be a value, and the text another one, which is in no catalogue.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const forms = ['plural', 'select', 'selectOrdinal']

const isBlank = (path) =>
  path.isStringLiteral({ value: ' ' }) && path.parentPath.isJSXExpressionContainer()
const isForms = (path) =>
  path.isCallExpression() && forms.some((name) => path.get('callee').isIdentifier({ name }))

const texts = {
  shouldIgnore: (path) => (isBlank(path) || isForms(path) ? 'a part of a text' : undefined),
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', texts)]
