import { vi as documents } from "./documents/vi.ts";
import { vi as giveaways } from "./giveaways/vi.ts";
import { jackpots } from "./jackpots.ts";
import { vi as agents } from "./agents/vi.ts";
import { vi as friends } from "./friends/vi.ts";
import { vi as points } from "./points/vi.ts";
import { vi as promotions } from "./promotions/vi.ts";
import type { LimitWords, TemplateWords } from "./template-words.ts";
import { vi as tournaments } from "./tournaments/vi.ts";

const LIMITS: LimitWords = {
  dailyDeposit: "Nạp tiền trong 24 giờ",
  weeklyDeposit: "Nạp tiền trong 7 ngày",
  monthlyDeposit: "Nạp tiền trong 30 ngày",
  balance: "Số dư",
  dailyLoss: "Tiền thua trong 24 giờ",
  weeklyLoss: "Tiền thua trong 7 ngày",
  monthlyLoss: "Tiền thua trong 30 ngày",
  dailyWager: "Tiền cược trong 24 giờ",
  weeklyWager: "Tiền cược trong 7 ngày",
  monthlyWager: "Tiền cược trong 30 ngày",
  singleBet: "Mỗi lần cược",
  dailyMinutes: "Số phút chơi trong 24 giờ",
  weeklyMinutes: "Số phút chơi trong 7 ngày",
  monthlyMinutes: "Số phút chơi trong 30 ngày",
};

export const vi: TemplateWords = {
  ...documents,
  ...giveaways,
  ...jackpots.vi,
  ...points,
  ...promotions,
  ...friends,
  ...agents,
  ...tournaments,
  "deposit credited": ({ amount }) => [
    "Tiền nạp đã vào tài khoản",
    `${amount} đã được cộng vào số dư. Chúc bạn may mắn!`,
  ],
  "deposit reversed": ({ amount }) => [
    "Khoản nạp của bạn đã bị thu hồi",
    `Dịch vụ thanh toán đã đòi lại ${amount} nên số tiền này bị trừ khỏi số dư. ` +
      "Phần còn thiếu là khoản nợ và bạn chưa thể rút tiền cho đến khi trả hết.",
  ],
  "deposit rejected": ({ amount }) => [
    "Khoản nạp của bạn không được chấp nhận",
    `Khoản nạp ${amount} không được ghi có và không có tiền nào được chuyển. ` +
      "Nếu bạn đã thanh toán, hãy liên hệ chăm sóc khách hàng.",
  ],
  "deposit sent back": ({ amount }) => [
    "Khoản thanh toán của bạn đang được hoàn trả",
    `Chúng tôi không thể ghi có ${amount}. Tiền được trả về nơi đã gửi.`,
  ],
  "withdrawal started": ({ amount }) => [
    "Chúng tôi đang chi trả tiền của bạn",
    `Vì bạn hiện không được phép đăng nhập, nhân viên đã tạo lệnh rút ${amount} về tài khoản ` +
      "ngân hàng của bạn. Nếu bạn không biết về việc này, hoặc không nhận được tiền, " +
      "hãy liên hệ với chăm sóc khách hàng.",
  ],
  "withdrawal paid": ({ amount }) => [
    "Lệnh rút tiền đã được thanh toán",
    `${amount} đã được chuyển đến tài khoản của bạn. ` +
      "Ngân hàng có thể cần thêm thời gian để hiển thị.",
  ],
  "withdrawal returned": ({ amount }) => [
    "Tiền rút đã được hoàn lại",
    `${amount} không chi trả được và đã trở lại số dư của bạn.`,
  ],
  "payout sent": ({ amount, minutes }) => [
    "Tiền rút đang được chuyển",
    `Đã chuyển ${amount} đến tài khoản của bạn. ` +
      `Vui lòng xác nhận trong ${minutes} phút; nếu không trả lời sẽ được coi là đã nhận.`,
  ],
  "payout sent without end": ({ amount }) => [
    "Tiền rút đang được chuyển",
    `Đã chuyển ${amount} đến tài khoản của bạn. ` +
      "Vui lòng xác nhận trên trang rút tiền xem tiền đã đến chưa.",
  ],
  "payout sent unasked": ({ amount }) => [
    "Tiền rút đang được chuyển",
    `Đã chuyển ${amount} đến tài khoản của bạn. Nếu sau vài ngày vẫn chưa nhận được, ` +
      "hãy liên hệ với chăm sóc khách hàng.",
  ],
  "payout reminder": ({ amount, minutes }) => [
    "Bạn đã nhận được tiền rút chưa?",
    `Bạn còn ${minutes} phút để xác nhận khoản ${amount}; ` +
      "nếu không trả lời sẽ được coi là đã nhận.",
  ],
  "owed taken": ({ amount }) => [
    "Đã trừ khoản bạn nợ",
    `${amount} trong số tiền hoàn về số dư đã được trừ cho khoản bạn nợ.`,
  ],
  "owed set off": ({ amount }) => [
    "Đã trừ khoản bạn nợ",
    `${amount} trong khoản rút tiền của bạn đã được trừ cho khoản bạn nợ. ` +
      "Phần còn lại, nếu có, sẽ được chi trả.",
  ],
  "payout owed": ({ amount }) => [
    "Một khoản rút đã được trả hai lần",
    `${amount} của một lệnh rút đã được chuyển cho bạn dù đã hoàn vào số dư. ` +
      "Chúng tôi đã trừ lại khoản này khỏi số dư; phần còn thiếu là khoản bạn nợ.",
  ],
  "payout came back": ({ amount }) => [
    "Ngân hàng đã trả lại khoản rút tiền",
    `${amount} đã quay lại chỗ chúng tôi. ` +
      "Hãy chọn tại trang rút tiền: chuyển lại hoặc cộng vào số dư.",
  ],
  "complaint answered": ({ amount }) => [
    "Chúng tôi đã trả lời khiếu nại của bạn",
    `Xem kết quả về khoản ${amount} trên trang yêu cầu rút tiền.`,
  ],
  "vip level reached": ({ label }) => [
    `Bạn đã lên hạng ${label}`,
    "Bạn vừa đạt một hạng VIP mới. Xem ngay quyền lợi của bạn.",
  ],
  "vip level lost": ({ label }) => [
    "Hạng VIP của bạn đã thay đổi",
    `Hạng hiện tại của bạn là ${label}. Đạt đủ vòng cược tháng của hạng cũ để lấy lại hạng đó.`,
  ],
  "vip gift upgrade": ({ amount }) => [
    "Quà thăng hạng VIP",
    `Hãy nhận ${amount} tại trung tâm quà thưởng trước khi hết hạn.`,
  ],
  "vip gift birthday": ({ amount }) => [
    "Chúc mừng sinh nhật!",
    `Chúng tôi tặng bạn một món quà: nhận ${amount} tại trung tâm quà thưởng trước khi hết hạn.`,
  ],
  "vip gift monthly": ({ amount }) => [
    "Quà VIP hàng tháng",
    `Bạn đã giữ được hạng VIP: nhận ${amount} tại trung tâm quà thưởng trước khi hết hạn.`,
  ],
  "vip left": () => ["Hạng VIP của bạn đã hết", "Hiện bạn chưa có hạng VIP. Xem cách để đạt hạng."],
  "level raised": ({ level }) => [
    "Đã xác minh danh tính",
    `Bạn đã được xác minh đến cấp ${level}. Hạn mức nạp và rút tiền tính theo cấp này.`,
  ],
  "level lowered": ({ level }) => [
    "Cấp xác minh của bạn đã thay đổi",
    `Cấp xác minh của bạn hiện là ${level}. Vui lòng hỏi chăm sóc khách hàng để biết lý do.`,
  ],
  "account dormant soon": ({ day }) => [
    "Đã lâu bạn chưa đăng nhập",
    `Nếu bạn không đăng nhập trước ${day}, tài khoản của bạn sẽ được xem là không hoạt động. ` +
      "Không mất phí, và số dư vẫn là của bạn: bạn có thể rút tiền bất cứ lúc nào.",
  ],
  "balance unclaimed": ({ amount, day }) => [
    "Vui lòng rút số dư của bạn",
    `Bạn đang tự loại trừ và vẫn còn ${amount} tại đây. Vui lòng rút trước ${day}: ` +
      "từ ngày đó, theo luật, số tiền này được chuyển vào quỹ công. " +
      "Nếu không rút được, hãy liên hệ chăm sóc khách hàng.",
  ],
  "account dormant": () => [
    "Tài khoản của bạn không hoạt động",
    "Đã quá lâu bạn chưa đăng nhập nên tài khoản được xem là không hoạt động. " +
      "Chỉ cần đăng nhập là mọi thứ như trước. Không mất phí, và bạn vẫn rút được số dư.",
  ],
  "password changed": () => [
    "Mật khẩu đã được đổi",
    "Mọi thiết bị khác của bạn đã bị đăng xuất. " +
      "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "payment password changed": () => [
    "Mật khẩu thanh toán đã được đổi",
    "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "payment password recovered": () => [
    "Mật khẩu thanh toán đã được đặt lại",
    "Mật khẩu được đặt lại bằng mã chúng tôi đã gửi, nên việc rút tiền phải chờ một thời gian. " +
      "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "payment password reset": () => [
    "Mật khẩu thanh toán đã bị xóa",
    "Nhân viên đã xóa theo yêu cầu của bạn, nên việc rút tiền phải chờ một thời gian. " +
      "Nếu bạn không yêu cầu, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "passkey added": () => [
    "Đã thêm một khóa truy cập",
    "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "passkey removed": () => [
    "Đã xóa một khóa truy cập",
    "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "authenticator on": () => [
    "Đã bật ứng dụng xác thực",
    "Khi đăng nhập và rút tiền sẽ hỏi mã của ứng dụng. " +
      "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "authenticator off": () => [
    "Đã tắt ứng dụng xác thực",
    "Việc rút tiền phải chờ một thời gian. " +
      "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "recovery code used": () => [
    "Một mã khôi phục của bạn đã được dùng",
    "Mã đó không còn dùng được nữa. " +
      "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "new recovery codes": () => [
    "Bạn có mã khôi phục mới",
    "Các mã trước đó không còn dùng được. " +
      "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "number replaced": () => [
    "Số di động của bạn đã được thay",
    "Việc rút tiền phải chờ một thời gian. " +
      "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "number reset": () => [
    "Số di động của bạn đã bị xóa",
    "Nhân viên đã xóa theo yêu cầu của bạn, nên việc rút tiền phải chờ một thời gian. " +
      "Nếu bạn không yêu cầu, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "address replaced": () => [
    "Địa chỉ email của bạn đã được thay",
    "Việc rút tiền phải chờ một thời gian. " +
      "Nếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "address reset": () => [
    "Địa chỉ email của bạn đã bị xóa",
    "Nhân viên đã xóa theo yêu cầu của bạn, nên việc rút tiền phải chờ một thời gian. " +
      "Nếu bạn không yêu cầu, hãy liên hệ ngay với chăm sóc khách hàng.",
  ],
  "time-out began": () => [
    "Bạn đang tạm nghỉ chơi",
    "Bạn không thể chơi hoặc nạp tiền cho đến khi kết thúc. Trang hạn mức cho biết thời điểm; " +
      "không thể kết thúc sớm hơn.",
  ],
  "exclusion began": () => [
    "Bạn đã tự loại trừ",
    "Bạn không thể chơi hoặc nạp tiền cho đến khi kết thúc. Trang hạn mức cho biết thời điểm; " +
      "không thể kết thúc sớm hơn.",
  ],
  "minor found": ({ amount }) => [
    "Tài khoản của bạn đã đóng",
    "Chỉ người đủ tuổi tối thiểu mới được chơi tại đây. Theo giấy tờ chúng tôi có, bạn " +
      `chưa đủ tuổi, nên các cược bị hủy, tiền thắng bị hủy và ${amount} đã nạp sẽ được trả ` +
      "về nơi gửi.",
  ],
  "limit changed": ({ limit, amount }) => [
    "Một hạn mức của bạn đã thay đổi",
    `${LIMITS[limit]}: ${amount || "không có hạn mức"} kể từ bây giờ. ` +
      "Nếu bạn không biết về thay đổi này, hãy liên hệ chăm sóc khách hàng.",
  ],
  "balance above limit": ({ amount }) => [
    "Số dư của bạn vượt hạn mức",
    `Số dư của bạn cao hơn hạn mức bạn đặt ${amount}. ` +
      "Vui lòng rút phần vượt; trước đó không thể nạp tiền.",
  ],
  "limit asked": ({ limit, amount }) => [
    "Bạn đã xin hạn mức cao hơn",
    `${LIMITS[limit]}: ${amount || "không có hạn mức"}. ` +
      "Hạn mức phải chờ và chỉ thay đổi khi bạn xác nhận tại trang hạn mức.",
  ],
};
