// Leaves the blank `{' '}` of a markup alone: with a switch in its place it would be a value of the text around it,
// which is then another text, and in no catalogue.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const blanks = {
  shouldIgnore: (path) =>
    path.isStringLiteral({ value: ' ' }) && path.parentPath.isJSXExpressionContainer()
      ? 'a blank between words'
      : undefined,
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'blanks', blanks)]
