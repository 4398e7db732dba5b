import { languageMachine } from '../../../src/machines/languageMachine.ts'
import { passwordResetMachine } from '../../../src/machines/passwordResetMachine.ts'
import { pushMachine } from '../../../src/machines/pushMachine.ts'
import { savedItemsMachine } from '../../../src/machines/savedItemsMachine.ts'
import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import { askAbout } from '../support/ownerQuestion.ts'

export const questions = [
  ...askAbout(sessionMachine, [
    {
      id: 'session-ends',
      ask: { en: 'How does a session end?', zh: '登录状态如何结束？' },
      answer: {
        en: 'By logging out, by a new password, by deleting the account, after {session}, or when another tab logged out.',
        zh: '退出登录、修改密码、注销账户、{session}后过期，或另一标签页退出时。',
      },
      alsoCalled: 'logout sign out expire 401 token other devices everywhere',
      arrows: [
        { from: 'signedIn', on: 'logout.requested', to: 'signingOut', who: 'shopper' },
        { from: 'signedIn', on: 'password.reset', to: 'guest', who: 'shopper' },
        { from: 'signedIn', on: 'account.deleted', to: 'guest', who: 'shopper' },
        { from: 'signedIn', on: 'token.refused', if: 'isCurrentToken', to: 'guest', who: 'app' },
        { from: '', on: 'session.changedElsewhere', if: 'isGone', to: 'guest', who: 'browser' },
      ],
      screen: 'guest.browsing',
    },
    {
      id: 'guest-protected',
      ask: {
        en: 'What if a guest opens a screen that needs a login?',
        zh: '游客打开需要登录的页面会怎样？',
      },
      answer: {
        en: 'A message says to log in first, and after the login the shopper is where they were going.',
        zh: '提示先登录，登录后回到原来要去的页面。',
      },
      alsoCalled: 'please login first protected route',
      arrows: [
        { from: '', on: 'place.entered', if: 'isClosedToGuest', to: 'stays', who: 'shopper' },
        {
          from: 'signingIn',
          on: 'login answered',
          if: 'isSignedIn',
          to: 'signedIn',
          who: 'server',
        },
      ],
      screen: 'guest.browsing',
    },
    {
      id: 'expired-token',
      ask: {
        en: 'What happens when the server no longer knows the session?',
        zh: '服务器不再认可登录时会怎样？',
      },
      answer: {
        en: 'The session is cleared and the login opens; after it the shopper is back on the same screen.',
        zh: '清除登录状态并打开登录页；登录后回到原页面。',
      },
      alsoCalled: '401 expired token unauthorised',
      arrows: [
        { from: 'signedIn', on: 'token.refused', if: 'isCurrentToken', to: 'guest', who: 'app' },
        { from: 'signingOut', on: 'token.refused', if: 'isCurrentToken', to: 'guest', who: 'app' },
      ],
      only: { on: ['token.refused'] },
      screen: 'guest.browsing',
    },
    {
      id: 'logout-unanswered',
      ask: { en: 'Does logging out work without a connection?', zh: '断网时能退出登录吗？' },
      answer: {
        en: 'Yes: this browser forgets the token, whether the server answers or not.',
        zh: '可以：无论服务器是否应答，本浏览器都会清除令牌。',
      },
      alsoCalled: 'logout fails offline sign out',
      arrows: [
        {
          from: 'signingOut',
          on: 'logout answered',
          if: 'isLoggedOut',
          to: 'guest',
          who: 'server',
        },
        { from: 'signingOut', on: 'logout answered', to: 'guest', who: 'server' },
      ],
      only: { on: ['logout answered'] },
      screen: 'guest.browsing',
    },
    {
      id: 'info-unanswered',
      ask: {
        en: 'Is a shopper logged out when their information can’t be loaded?',
        zh: '用户信息加载失败会退出登录吗？',
      },
      answer: {
        en: 'Only if the server refuses; without an answer the session goes on and it is tried again.',
        zh: '只有服务器拒绝时才会；没有应答则保持登录并重试。',
      },
      alsoCalled: 'offline loading user info fails network error',
      arrows: [
        {
          from: 'signedIn.loadingInfo',
          on: 'loadInfo answered',
          if: 'isInfoRefused',
          to: 'signingOut',
          who: 'server',
        },
        {
          from: 'signedIn.loadingInfo',
          on: 'loadInfo answered',
          to: 'signedIn.infoUnanswered',
          who: 'server',
        },
        {
          from: 'signedIn.infoUnanswered',
          on: 'after infoBackoff',
          to: 'signedIn.loadingInfo',
          who: 'clock',
        },
      ],
    },
    {
      id: 'other-tabs',
      ask: {
        en: 'What do other tabs do at login and logout?',
        zh: '登录或退出时其他标签页会怎样？',
      },
      answer: {
        en: 'They follow at once: a tab shows the new shopper, or is a guest again.',
        zh: '立即同步：显示新买家，或恢复为游客。',
      },
      alsoCalled: 'tabs windows broadcast',
      arrows: [
        { from: '', on: 'session.changedElsewhere', if: 'isGone', to: 'guest', who: 'browser' },
        {
          from: '',
          on: 'session.changedElsewhere',
          if: 'isAnotherToken',
          to: 'signedIn.loadingInfo',
          who: 'browser',
        },
      ],
      only: { on: ['session.changedElsewhere'] },
    },
    {
      id: 'passkey-login',
      ask: { en: 'Can a shopper sign in with a passkey?', zh: '可以用通行密钥登录吗？' },
      answer: {
        en: 'Yes, by a button or among the suggestions of the account field; the password always works too.',
        zh: '可以，通过按钮或账号输入框的建议；密码始终可用。',
      },
      alsoCalled: 'webauthn fingerprint face id login',
      arrows: [
        { from: 'guest', on: 'passkey.requested', to: 'signingInByPasskey', who: 'shopper' },
        { from: 'guest', on: 'passkey.chosen', to: 'signingInByPasskey', who: 'shopper' },
        {
          from: 'signingInByPasskey',
          on: 'loginByPasskey answered',
          if: 'isSignedIn',
          to: 'signedIn',
          who: 'server',
        },
      ],
      screen: 'guest.passkeyRefused',
    },
  ]),
  ...askAbout(passwordResetMachine, [
    {
      id: 'forgotten-password',
      ask: { en: 'How does a shopper get a new password?', zh: '忘记登录密码怎么办？' },
      answer: {
        en: 'With a code by mail that is valid for {resetCode}; the answer never shows whether the account exists.',
        zh: '通过邮件验证码，{resetCode}内有效；应答不会透露账户是否存在。',
      },
      alsoCalled: 'reset password forgot mail code',
      arrows: [
        { from: 'askingAccount', on: 'account.submitted', to: 'sendingCode', who: 'shopper' },
        {
          from: 'sendingCode',
          on: 'requestCode answered',
          if: 'isSent',
          to: 'codeSent',
          who: 'server',
        },
        {
          from: 'codeSent.form.enteringCode',
          on: 'code.submitted',
          to: 'codeSent.form.resetting',
          who: 'shopper',
        },
        {
          from: 'codeSent.form.resetting',
          on: 'resetPassword answered',
          if: 'isChanged',
          to: 'done',
          who: 'server',
        },
      ],
      only: { to: ['done'] },
      screen: 'codeSent.form.enteringCode',
    },
    {
      id: 'mail-not-arrived',
      ask: {
        en: 'What if the mail with the code does not arrive?',
        zh: '没有收到验证码邮件怎么办？',
      },
      answer: {
        en: 'After a while another one can be asked for; only the newest code counts.',
        zh: '稍后可以重新发送；只有最新的验证码有效。',
      },
      alsoCalled: 'resend code email',
      arrows: [
        {
          from: 'codeSent.resend.waiting',
          on: 'after resendDelay',
          to: 'codeSent.resend.possible',
          who: 'clock',
        },
        {
          from: 'codeSent.resend.possible',
          on: 'code.requested',
          to: 'codeSent.resend.sending',
          who: 'shopper',
        },
        {
          from: 'codeSent.resend.sending',
          on: 'requestCode answered',
          if: 'isSent',
          to: 'codeSent.resend.waiting',
          who: 'server',
        },
      ],
    },
  ]),
  ...askAbout(languageMachine, [
    {
      id: 'language-choice',
      ask: {
        en: 'What happens when a shopper chooses another language?',
        zh: '买家切换语言会怎样？',
      },
      answer: {
        en: 'Its texts are loaded, the choice is saved on the account, and only then is it shown.',
        zh: '加载文本、保存到账户，然后才切换显示。',
      },
      alsoCalled: 'change switch translation english chinese japanese korean thai',
      arrows: [
        { from: 'shown', on: 'language.chosen', if: 'isAnother', to: 'loading', who: 'shopper' },
        {
          from: 'loading',
          on: 'loadMessages answered',
          if: 'isWantedByShopper',
          to: 'saving',
          who: 'server',
        },
        { from: 'saving', on: 'saveChoice answered', if: 'isSaved', to: 'shown', who: 'server' },
        { from: 'saving', on: 'saveChoice answered', to: 'shown', who: 'server' },
      ],
      only: { on: ['language.chosen', 'saveChoice answered'] },
      screen: 'shown',
    },
  ]),
  ...askAbout(savedItemsMachine, [
    {
      id: 'guest-favourite',
      ask: { en: 'What if a guest likes a product?', zh: '游客收藏商品会怎样？' },
      answer: {
        en: 'The guest is asked to log in, and the favourite is saved after it.',
        zh: '提示登录，登录后自动收藏。',
      },
      alsoCalled: 'heart follow shop wishlist',
      arrows: [{ from: 'guest', on: 'item.set', to: 'stays', who: 'shopper' }],
    },
  ]),
  ...askAbout(pushMachine, [
    {
      id: 'push-offered',
      ask: {
        en: 'When is a shopper asked to allow notifications?',
        zh: '什么时候会询问买家是否接收通知？',
      },
      answer: {
        en: 'Once on each device, after a paid order; later only in the settings, when the shopper turns them on.',
        zh: '每台设备在付款成功后询问一次；之后只在设置中由买家自己开启。',
      },
      alsoCalled: 'push permission notify browser allow',
      arrows: [
        { from: 'off', on: 'push.turnedOn', to: 'turningOn', who: 'shopper' },
        { from: 'off.unasked', on: 'offer.declined', to: 'off.asked', who: 'shopper' },
      ],
      only: { on: ['push.turnedOn', 'offer.declined'] },
    },
    {
      id: 'push-blocked',
      ask: {
        en: 'What if the browser blocks notifications?',
        zh: '浏览器屏蔽通知会怎样？',
      },
      answer: {
        en: 'The screen says where to allow them, and looks again when the shopper comes back.',
        zh: '页面说明在哪里允许，买家回来时会重新检查。',
      },
      alsoCalled: 'push denied refused permission',
      arrows: [
        { from: 'turningOn', on: 'turnOn answered', if: 'isDenied', to: 'denied', who: 'server' },
        { from: 'denied', on: 'page.shown', to: 'looking', who: 'browser' },
      ],
    },
  ]),
]
