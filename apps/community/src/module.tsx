import { defineRemote } from '@portal/contracts';
import { routes } from './routes';

export default defineRemote(routes, {
  LoginPage: () => import(/* webpackChunkName: "LoginPage" */ './login/LoginPage'),
  SuccessLoginPage: () => import(/* webpackChunkName: "SuccessLoginPage" */ './login/SuccessLoginPage'),
  AdminLoginPage: () => import(/* webpackChunkName: "AdminLoginPage" */ './login/AdminLoginPage'),
  ProfilePage: () => import(/* webpackChunkName: "ProfilePage" */ './profile/ProfilePage'),
  UserPage: () => import(/* webpackChunkName: "UserPage" */ './users/UserPage'),
  ShortenerPage: () => import(/* webpackChunkName: "ShortenerPage" */ './short-links/ShortenerPage'),
  ShortLinkPage: () => import(/* webpackChunkName: "ShortLinkPage" */ './short-links/ShortLinkPage'),
  GalleryPage: () => import(/* webpackChunkName: "GalleryPage" */ './gallery/GalleryPage'),
  AdminGalleryPage: () => import(/* webpackChunkName: "AdminGalleryPage" */ './gallery/AdminGalleryPage'),
  RequestVerificationPage: () =>
    import(/* webpackChunkName: "RequestVerificationPage" */ './verification/RequestVerificationPage'),
  VerificationRequestsPage: () =>
    import(/* webpackChunkName: "VerificationRequestsPage" */ './verification/VerificationRequestsPage'),
});
