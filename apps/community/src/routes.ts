import type { RouteDeclaration } from '@portal/contracts';

export const routes = [
  { path: '/login', page: 'LoginPage', title: 'Login', description: 'Sign in with your Discord account.' },
  { path: '/SuccessLogin', page: 'SuccessLoginPage', title: 'Successfully logged in' },
  { path: '/AdminLogin', page: 'AdminLoginPage', title: 'Admin Login' },
  { path: '/profile', page: 'ProfilePage', title: 'Profile Account' },
  {
    path: '/users/:username',
    page: 'UserPage',
    title: 'Profile',
    description: 'A member of the community, in their own words.',
  },
  {
    path: '/Shortener',
    page: 'ShortenerPage',
    title: 'Link Shortener',
    description: 'Turn a long address into a short link.',
  },
  { path: '/link/:slug', page: 'ShortLinkPage', title: 'Short link' },
  {
    path: '/Gallery',
    page: 'GalleryPage',
    title: 'My Gallery',
    description: 'Photos and videos that never leave your device.',
  },
  { path: '/AdminGallery', page: 'AdminGalleryPage', title: 'Admin Gallery' },
  {
    path: '/Reqverified',
    page: 'RequestVerificationPage',
    title: 'Request Verification',
    description: 'Ask for the verified badge.',
  },
  { path: '/AdminRequests', page: 'VerificationRequestsPage', title: 'Verification Requests' },
] as const satisfies readonly RouteDeclaration[];
