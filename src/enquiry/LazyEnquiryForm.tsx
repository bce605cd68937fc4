'use client'

import dynamic from 'next/dynamic'

/** The form with its libraries in a chunk that only pages with a form load. */
export const LazyEnquiryForm = dynamic(() => import('./EnquiryForm').then(({ EnquiryForm }) => EnquiryForm))
