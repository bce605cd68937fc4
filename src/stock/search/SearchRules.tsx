import { useState } from 'react'
import { useConfigure, useConnector, usePagination, useSearchBox, useSortBy } from 'react-instantsearch'
import { connectAttributes } from './connectAttributes'
import { connectKeepQuery } from './connectKeepQuery'
import { connectNear } from './connectNear'
import { connectPlain } from './connectPlain'
import { connectTree } from './connectTree'
import { useSearchSetup, useSearchState } from './SearchContext'
import { findAttributes, hasTree, pageParameters, SORT_ITEMS } from './searchParts'
import { parseAddress } from './searchUiState'

/** All parts of the query, without UI. The server's query is made of the same (`searchParameters`). */
export function SearchRules({ firstUrl }: { firstUrl: string }) {
  const setup = useSearchSetup()
  const [{ lists, ranges }] = useState(() => findAttributes(setup.facets, parseAddress(firstUrl, setup)))
  return (
    <>
      <KeepQueryRule />
      <PageRule />
      <QueryRule />
      <SortRule />
      <TurningRule />
      <NearRule />
      <PlainRule />
      <AttributesRule lists={lists} ranges={ranges} />
      {hasTree(setup.facets) && <TreeRule />}
    </>
  )
}

function KeepQueryRule() {
  useConnector(connectKeepQuery, {})
  return null
}

function PageRule() {
  const setup = useSearchSetup()
  const search = useSearchState()
  useConfigure(pageParameters(setup, search))
  return null
}

function QueryRule() {
  useSearchBox()
  return null
}

function SortRule() {
  useSortBy({ items: SORT_ITEMS })
  return null
}

function TurningRule() {
  usePagination()
  return null
}

function NearRule() {
  useConnector(connectNear, {})
  return null
}

function PlainRule() {
  useConnector(connectPlain, {})
  return null
}

function AttributesRule(attributes: { lists: string[]; ranges: string[] }) {
  useConnector(connectAttributes, attributes)
  return null
}

function TreeRule() {
  const { vocabulary } = useSearchSetup()
  useConnector(connectTree, { models: vocabulary.models })
  return null
}
