'use client'

import dynamic from 'next/dynamic'

/** The form with its libraries in a file of their own, which only pages that show a form load. */
export const LazyEnquiryForm = dynamic(() => import('./EnquiryForm').then(({ EnquiryForm }) => EnquiryForm))
