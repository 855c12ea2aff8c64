import type { Logger } from "pino";
import type { Keys } from "../../core/keys.ts";
import type { Clock } from "../../parts.ts";
import type { Settings } from "../../settings.ts";
import { captcha } from "./captcha/captcha.ts";
import { errorReports, noErrorReports } from "./errors/error-reports.ts";
import { LocalOutbox } from "./local-outbox.ts";
import { localMail } from "./mail/local-mail.ts";
import { smtpMail } from "./mail/smtp-mail.ts";
import { ffmpegMedia } from "./media/media.ts";
import { mayConnectTo } from "./network-ranges.ts";
import { absentOffice, libreOffice } from "./office/office.ts";
import { oidc } from "./oidc/oidc.ts";
import type { Outside } from "./ports.ts";
import { fcmSender } from "./push/fcm.ts";
import { push } from "./push/push.ts";
import { webPushSender } from "./push/web-push.ts";
import { localScormCloud } from "./scorm-cloud/local-scorm-cloud.ts";
import { scormCloud } from "./scorm-cloud/scorm-cloud.ts";
import { threadSheets } from "./sheets/sheets.ts";
import { LocalStore } from "./store/local-store.ts";
import { S3Store } from "./store/s3-store.ts";
import { localText } from "./text/local-text.ts";
import { twilioSms } from "./text/twilio-sms.ts";
import { whatsappCloud } from "./text/whatsapp-cloud.ts";

/** The outside world by settings: a real provider where one is configured, files under the data folder elsewhere. */
export function createOutside(
  settings: Settings,
  around: { keys: Keys; clock: Clock; log: Logger },
): Outside {
  const { keys, clock, log } = around;
  const { mail, sms, whatsapp, webPush, firebase, s3 } = settings;
  const outbox = new LocalOutbox(settings.dataDir, clock);
  const outside: Outside = {
    mail: mail.smtpUrl ? smtpMail({ url: mail.smtpUrl, from: mail.from }) : localMail(outbox, mail.from),
    sms: sms ? twilioSms(sms) : localText(outbox, "sms"),
    whatsapp: whatsapp ? whatsappCloud(whatsapp) : localText(outbox, "whatsapp"),
    push: push(outbox, {
      webPush: webPush && webPushSender(webPush),
      fcm: firebase && fcmSender(firebase, { clock }),
      publicKey: webPush?.publicKey ?? null,
    }),
    scormCloud: settings.scormCloud ? scormCloud(settings.scormCloud) : localScormCloud(),
    captcha: captcha(settings.captcha.verifyUrl),
    errors: settings.errorDsn
      ? errorReports(settings.errorDsn, { environment: settings.environment, clock, log })
      : noErrorReports,
    oidc: oidc({
      mayConnect: mayConnectTo(settings.providerNetworks),
      insecure: !settings.production,
      clock,
    }),
    sheets: threadSheets(),
    office: settings.libreOffice ? libreOffice(settings.libreOffice) : absentOffice,
    media: ffmpegMedia(settings.ffmpeg),
    store: s3
      ? new S3Store(s3, { keys, clock })
      : new LocalStore(settings.dataDir, keys, { noteChanges: settings.database.url === undefined }),
  };
  const names = Object.entries(outside).map(([port, { name }]) => [port, name]);
  log.info({ outside: Object.fromEntries(names) }, "providers");
  return outside;
}
